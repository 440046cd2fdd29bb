import { foreignCursor, isWholeKey, readKeys, writeKeys } from '#src/http/cursor.ts'

/** Sort keys of a ticket: time of its last message (microseconds since 1970), id. */
export interface TicketKeys {
  micros: number
  id: number
}

export function writeTicketCursor({ micros, id }: TicketKeys): string {
  return writeKeys([micros, id])
}

/** Throws VALIDATION_FAILED on `after` for a cursor of another list. */
export function readTicketCursor(cursor: string): TicketKeys {
  const [micros, id, ...more] = readKeys(cursor)
  if (more.length === 0 && isWholeKey(micros) && isWholeKey(id)) return { micros, id }
  throw foreignCursor()
}
