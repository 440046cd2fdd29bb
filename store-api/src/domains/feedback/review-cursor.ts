import { foreignCursor, isWholeKey, readKeys, writeKeys } from '#src/http/cursor.ts'
import type { ReviewSort } from './feedback.schema.ts'

/** Where a review stands in its list: what its stars weigh there, when it was written (microseconds since 1970), its id. */
export interface ReviewKeys {
  weight: number
  micros: number
  id: number
}

/** An opaque cursor: it carries its sort, so that one of another sort is refused. */
export function writeCursor(sort: ReviewSort, { weight, micros, id }: ReviewKeys): string {
  return writeKeys([sort, weight, micros, id])
}

/** The keys of a cursor of this list. Throws VALIDATION_FAILED on `after` for anything that writeCursor did not make. */
export function readCursor(cursor: string, sort: ReviewSort): ReviewKeys {
  const [ofSort, weight, micros, id, ...more] = readKeys(cursor)
  const isWhole = ofSort === sort && more.length === 0
  if (isWhole && isWholeKey(weight) && weight <= 5 && isWholeKey(micros) && isWholeKey(id)) return { weight, micros, id }
  throw foreignCursor()
}
