import { foreignCursor, isWholeKey, readKeys, writeKeys } from '#src/http/cursor.ts'

/** Where a wish stands in its list: when it was made (microseconds since 1970), and its product. */
export interface WishKeys {
  micros: number
  productId: number
}

export function writeCursor({ micros, productId }: WishKeys): string {
  return writeKeys([micros, productId])
}

/** Throws VALIDATION_FAILED on `after` for anything that writeCursor did not make. */
export function readCursor(cursor: string): WishKeys {
  const [micros, productId, ...more] = readKeys(cursor)
  if (more.length === 0 && isWholeKey(micros) && isWholeKey(productId)) return { micros, productId }
  throw foreignCursor()
}
