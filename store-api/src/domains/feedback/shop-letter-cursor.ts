import { foreignCursor, isWholeKey, readKeys, writeKeys } from '#src/http/cursor.ts'

/** Sort keys of a message in the shop's list: time (microseconds since 1970), number. */
export interface LetterKeys {
  micros: number
  number: string
}

export function writeLetterCursor({ micros, number }: LetterKeys): string {
  return writeKeys([micros, number])
}

/** Throws VALIDATION_FAILED on `after` for a cursor of another list. */
export function readLetterCursor(cursor: string): LetterKeys {
  const [micros, number, ...more] = readKeys(cursor)
  if (more.length === 0 && isWholeKey(micros) && typeof number === 'string') return { micros, number }
  throw foreignCursor()
}
