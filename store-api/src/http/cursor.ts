import { ApiError } from './api-error.ts'
import type { Context } from './context.ts'
import { openText, sealText } from './sealed-text.ts'

type Key = string | number
type Shop = Pick<Context, 'config'>

/**
 * Returns the cursors of a list: its items' sort keys `names`, encrypted, so that clients learn no sales and times. A
 * list with several orders names the order in each call. `read` throws VALIDATION_FAILED on `after` for a text that
 * `page` did not make for this list.
 */
export function cursorOf<Keys extends object>(list: string, names: readonly (keyof Keys)[]) {
  return {
    read(shop: Shop, cursor: string, order = ''): Keys {
      const keys = readKeys(shop, `${list} ${order}`, cursor)
      return Object.fromEntries(names.map((name, place) => [name, keys[place]])) as Keys
    },
    /**
     * Cuts the first page from `found`, which has one item more than the page when another page follows. The last of
     * `names` is the id.
     */
    page<Item extends Keys>(shop: Shop, found: Item[], query: PageSize, order = '') {
      const page = found.slice(0, query.first)
      return {
        page,
        ...cursorsOf(
          shop,
          `${list} ${order}`,
          page.map((item) => names.map((name) => item[name] as Key)),
          query,
        ),
        hasNext: found.length > query.first,
      }
    },
  }
}

/** Number of items of a page, and whether each item's cursor is asked for. */
export interface PageSize {
  first: number
  cursors?: boolean
}

/**
 * Returns the cursor of the last item of a page, given by its items' sort keys, and with `cursors` that of each item by
 * its id, the last key.
 */
export function cursorsOf(
  shop: Shop,
  list: string,
  page: readonly (readonly Key[])[],
  { cursors }: Pick<PageSize, 'cursors'>,
) {
  const last = page.at(-1)
  const endCursor = last ? writeKeys(shop, list, last) : null
  if (!cursors) return { endCursor }
  return {
    endCursor,
    cursors: Object.fromEntries(page.map((keys) => [String(keys.at(-1)), writeKeys(shop, list, keys)])),
  }
}

/** Encrypts the sort keys of an item of `list` as a cursor; the same keys give the same cursor. */
function writeKeys({ config }: Shop, list: string, keys: readonly Key[]): string {
  return sealText(config.shopSecret, `cursor ${list}`, JSON.stringify(keys))
}

/** Decrypts a cursor of `list`. Throws VALIDATION_FAILED on `after` for any other text. */
export function readKeys({ config }: Shop, list: string, cursor: string): Key[] {
  const [keys] = config.shopSecrets.flatMap((secret) => openText(secret, `cursor ${list}`, cursor) ?? [])
  if (keys === undefined) throw new ApiError('VALIDATION_FAILED', { fields: { after: [{ rule: 'ref' }] } })
  return JSON.parse(keys) as Key[]
}
