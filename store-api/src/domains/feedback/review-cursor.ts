import { ApiError } from '#src/http/api-error.ts'
import type { ReviewSort } from './feedback.schema.ts'

/** Where a review stands in its list: what its stars weigh there, when it was written (microseconds since 1970), its id. */
export interface ReviewKeys {
  weight: number
  micros: number
  id: number
}

/** An opaque cursor: it carries its sort, so that one of another sort is refused. */
export function writeCursor(sort: ReviewSort, { weight, micros, id }: ReviewKeys): string {
  return Buffer.from(JSON.stringify([sort, weight, micros, id])).toString('base64url')
}

/** The keys of a cursor of this list. Throws VALIDATION_FAILED on `after` for anything that writeCursor did not make. */
export function readCursor(cursor: string, sort: ReviewSort): ReviewKeys {
  const [ofSort, weight, micros, id, ...more] = parse(cursor)
  const isWhole = ofSort === sort && more.length === 0
  if (isWhole && isKey(weight) && weight <= 5 && isKey(micros) && isKey(id)) return { weight, micros, id }
  throw new ApiError('VALIDATION_FAILED', { fields: { after: [{ rule: 'ref' }] } })
}

function isKey(key: unknown): key is number {
  return Number.isSafeInteger(key) && Number(key) >= 0
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
