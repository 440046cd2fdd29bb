import { foreignCursor, isWholeKey, readKeys, writeKeys } from '#src/http/cursor.ts'

/** Sort keys of a post or news item: publication time (microseconds since 1970), id. */
export interface ArticleKeys {
  micros: number
  id: number
}

export function writeArticleCursor({ micros, id }: ArticleKeys): string {
  return writeKeys([micros, id])
}

/** Throws VALIDATION_FAILED on `after` for a cursor of another list. */
export function readArticleCursor(cursor: string): ArticleKeys {
  const [micros, id, ...more] = readKeys(cursor)
  if (more.length === 0 && isWholeKey(micros) && isWholeKey(id)) return { micros, id }
  throw foreignCursor()
}
