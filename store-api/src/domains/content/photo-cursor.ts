import { foreignCursor, isWholeKey, readKeys, writeKeys } from '#src/http/cursor.ts'

/** Sort keys of a photo or video: position, id. */
export interface MediaKeys {
  position: number
  id: number
}

export function writeMediaCursor({ position, id }: MediaKeys): string {
  return writeKeys([position, id])
}

/** Throws VALIDATION_FAILED on `after` for a cursor of another list. */
export function readMediaCursor(cursor: string): MediaKeys {
  const [position, id, ...more] = readKeys(cursor)
  if (more.length === 0 && isWholeKey(position) && isWholeKey(id)) return { position, id }
  throw foreignCursor()
}
