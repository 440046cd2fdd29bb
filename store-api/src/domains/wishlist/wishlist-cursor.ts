import { foreignCursor, isWholeKey, readKeys, writeKeys } from '#src/http/cursor.ts'

/** Position of a wishlist item: when it was added (microseconds since 1970), and its product. */
export interface WishlistKeys {
  micros: number
  productId: number
}

export function writeCursor({ micros, productId }: WishlistKeys): string {
  return writeKeys([micros, productId])
}

/** Throws VALIDATION_FAILED on `after` for a cursor of another list. */
export function readCursor(cursor: string): WishlistKeys {
  const [micros, productId, ...more] = readKeys(cursor)
  if (more.length === 0 && isWholeKey(micros) && isWholeKey(productId)) return { micros, productId }
  throw foreignCursor()
}
