import { ApiError } from '#src/http/api-error.ts'

/** Where a question stands in its list: when something was last written to it (microseconds since 1970), its id. */
export interface TicketKeys {
  micros: number
  id: number
}

export function writeTicketCursor({ micros, id }: TicketKeys): string {
  return Buffer.from(JSON.stringify([micros, id])).toString('base64url')
}

/** Throws VALIDATION_FAILED on `after` for anything that writeTicketCursor did not make. */
export function readTicketCursor(cursor: string): TicketKeys {
  const [micros, id, ...more] = parse(cursor)
  if (more.length === 0 && isKey(micros) && isKey(id)) return { micros, id }
  throw new ApiError('VALIDATION_FAILED', { fields: { after: [{ rule: 'ref' }] } })
}

function isKey(key: unknown): key is number {
  return Number.isSafeInteger(key) && Number(key) >= 0
}

function parse(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
