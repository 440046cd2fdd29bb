import { foreignCursor, isWholeKey, readKeys, writeKeys } from '#src/http/cursor.ts'
import { type Keys, keyCount, type Sort } from './product-order.ts'

/** Keys are counts, prices, ids, scores or microseconds since 1970; the widest are those of the year 2096. */
const MAX_KEY = 4e15
const MAX_INTEGER = 2_147_483_647

/** An opaque cursor: it carries its sort, so that one of another sort is refused. */
export function writeCursor(sort: Sort, keys: Keys): string {
  return writeKeys([sort, ...keys])
}

/** The keys of a cursor of this list. Throws VALIDATION_FAILED on `after` for anything that writeCursor did not make. */
export function readCursor(cursor: string, sort: Sort, isSearch: boolean): Keys {
  const [ofSort, ...keys] = readKeys(cursor)
  const areKeys = keys.length === keyCount(sort, isSearch) && keys.every((key, i) => isKey(key, sort === 'newest' && i === 0))
  if (ofSort !== sort || !areKeys) throw foreignCursor()
  return keys as Keys
}

function isKey(key: unknown, isTime: boolean): boolean {
  return isWholeKey(key) && key <= (isTime ? MAX_KEY : MAX_INTEGER)
}
