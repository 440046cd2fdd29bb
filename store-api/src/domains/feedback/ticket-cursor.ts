import { foreignCursor, isWholeKey, readKeys, writeKeys } from '#src/http/cursor.ts'

/** Where a question stands in its list: when something was last written to it (microseconds since 1970), its id. */
export interface TicketKeys {
  micros: number
  id: number
}

export function writeTicketCursor({ micros, id }: TicketKeys): string {
  return writeKeys([micros, id])
}

/** Throws VALIDATION_FAILED on `after` for anything that writeTicketCursor did not make. */
export function readTicketCursor(cursor: string): TicketKeys {
  const [micros, id, ...more] = readKeys(cursor)
  if (more.length === 0 && isWholeKey(micros) && isWholeKey(id)) return { micros, id }
  throw foreignCursor()
}
