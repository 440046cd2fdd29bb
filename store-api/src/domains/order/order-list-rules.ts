import { foreignCursor } from '#src/http/cursor.ts'
import { type OrderGroup, type OrderStatus, orderStatuses } from './order.schema.ts'

/** The cursor of an order in a list of orders. */
export function writeCursor(id: number): string {
  return Buffer.from(`order:${id}`).toString('base64url')
}

/** The order that a cursor stands for. Throws VALIDATION_FAILED on `after` for anything that writeCursor did not make. */
export function readCursor(cursor: string): number {
  const id = Buffer.from(cursor, 'base64url').toString('utf8').match(/^order:([1-9]\d{0,14})$/)?.[1]
  if (id) return Number(id)
  throw foreignCursor()
}

/** The statuses that do not count as on their way to the customer; each order is in one group. */
const ended: Record<Exclude<OrderGroup, 'all' | 'open'>, OrderStatus[]> = {
  delivered: ['delivered'],
  returned: ['returning', 'returned', 'split', 'returnedReceived'],
  canceled: ['canceled'],
}

/** The statuses of a group of orders. */
export function statusesOf(group: OrderGroup): OrderStatus[] {
  if (group === 'all') return [...orderStatuses]
  if (group !== 'open') return ended[group]
  const closed = new Set(Object.values(ended).flat())
  return orderStatuses.filter((status) => !closed.has(status))
}
