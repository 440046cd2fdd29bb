import { foreignCursor, isWholeKey, readKeys, writeKeys } from '#src/http/cursor.ts'

/** Where a post or a piece of news stands in its list: when it was published (microseconds since 1970), its id. */
export interface ArticleKeys {
  micros: number
  id: number
}

export function writeArticleCursor({ micros, id }: ArticleKeys): string {
  return writeKeys([micros, id])
}

/** Throws VALIDATION_FAILED on `after` for anything that writeArticleCursor did not make. */
export function readArticleCursor(cursor: string): ArticleKeys {
  const [micros, id, ...more] = readKeys(cursor)
  if (more.length === 0 && isWholeKey(micros) && isWholeKey(id)) return { micros, id }
  throw foreignCursor()
}
