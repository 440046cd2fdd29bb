import type { Db } from '#src/db/pool.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { selectCodes } from './catalog-rows.queries.ts'
import type { TextMatch } from './search-text.ts'

/** Pattern of a code: at least one digit, 5 to 40 characters. */
const CODE = /^(?=.*[\d\u0660-\u0669])[\p{L}\p{N}][\p{L}\p{N}._/-]{4,39}$/u
const MAX_PARTS = 8
/** Shortest rest of a SKU. */
const LEAST_REST = 5

/**
 * Returns the ids of the products with a typed code, SKU or barcode, also of a SKU without its last parts, size and
 * colour: by each way to read the text, the likeliest first. Asks the database only when a word looks like a code.
 */
export async function findByCode(db: Db, q = ''): Promise<number[][]> {
  const whole = q.trim().slice(0, 60)
  const parts = whole.split(/\s+/).slice(0, MAX_PARTS)
  const codes = [whole.replace(/\s+/g, '-'), ...parts].filter((code) => CODE.test(code))
  const keys = [...new Set(codes.flatMap(codePrefixes))]
  if (keys.length === 0) return []
  const byKey = Map.groupBy(await selectCodes(db, keys), ({ key }) => key)
  return keys.map((key) => [...new Set(byKey.get(key)?.map(({ productId }) => productId))])
}

/** Returns what a text finds as a code: the visible products of the first reading that has some. */
export function matchOfCode({ columns }: CatalogIndex, ids: readonly number[][]): TextMatch | undefined {
  const rows = ids.map((each) => each.flatMap((id) => columns.rowOf.get(id) ?? [])).find(({ length }) => length > 0)
  return rows && { rows: Int32Array.from(rows), scoreOf: () => 1, criteria: {}, sort: undefined, words: [], note: null }
}

/** Returns a code and what is left of it without its last parts, without case and punctuation. */
function codePrefixes(code: string): string[] {
  const keys: string[] = []
  for (let rest = code; rest.length >= LEAST_REST; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('-'))))
    keys.push(normaliseCode(rest))
  return keys
}

function normaliseCode(code: string): string {
  return code
    .toLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[-_./ ]/g, '')
}
