import { type OrderGroup, type OrderStatus, orderStatuses } from './order.schema.ts'

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
