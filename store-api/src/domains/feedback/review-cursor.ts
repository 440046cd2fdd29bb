import { foreignCursor, isWholeKey, readKeys, writeKeys } from '#src/http/cursor.ts'
import type { ReviewSort } from './feedback.schema.ts'

/** Sort keys of a review: weight of its stars, time (microseconds since 1970), id. */
export interface ReviewKeys {
  weight: number
  micros: number
  id: number
}

/** Encodes an opaque cursor with its sort, so that a cursor of another sort is refused. */
export function writeCursor(sort: ReviewSort, { weight, micros, id }: ReviewKeys): string {
  return writeKeys([sort, weight, micros, id])
}

/** Decodes a cursor of this list. Throws VALIDATION_FAILED on `after` for any other text. */
export function readCursor(cursor: string, sort: ReviewSort): ReviewKeys {
  const [ofSort, weight, micros, id, ...more] = readKeys(cursor)
  const isWhole = ofSort === sort && more.length === 0
  if (isWhole && isWholeKey(weight) && weight <= 5 && isWholeKey(micros) && isWholeKey(id)) return { weight, micros, id }
  throw foreignCursor()
}
