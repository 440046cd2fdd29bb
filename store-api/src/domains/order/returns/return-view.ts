import type { ReturnRow } from './return.queries.ts'
import type { OrderReturn } from './return.schema.ts'

/** A return as it is told; `refund` in piastres. */
export function returnOf({ id, status, note, askedAt, lines, refund }: ReturnRow): OrderReturn {
  return { id, status, lines, note, refund, askedAt: askedAt.toISOString() }
}
