import { foreignCursor, isWholeKey, readKeys, writeKeys } from '#src/http/cursor.ts'

/** Where a letter stands in the shop's list: when it was written (microseconds since 1970), its number. */
export interface LetterKeys {
  micros: number
  number: string
}

export function writeLetterCursor({ micros, number }: LetterKeys): string {
  return writeKeys([micros, number])
}

/** Throws VALIDATION_FAILED on `after` for anything that writeLetterCursor did not make. */
export function readLetterCursor(cursor: string): LetterKeys {
  const [micros, number, ...more] = readKeys(cursor)
  if (more.length === 0 && isWholeKey(micros) && typeof number === 'string') return { micros, number }
  throw foreignCursor()
}
