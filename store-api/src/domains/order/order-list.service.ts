import type { Context } from '#src/http/context.ts'
import { foreignCursor } from '#src/http/cursor.ts'
import { countStatuses, type OrderSearch, selectOrders } from './order-list.queries.ts'
import type { OrderRow } from './order.queries.ts'
import { type Order, type OrderGroup, type OrderStatus, orderStatuses } from './order.schema.ts'

export interface OrderPage {
  data: Order[]
  meta: { total: number; endCursor: string | null; hasNext: boolean }
}

/** Returns a page of orders, newest first, with their total number and the end cursor. Throws VALIDATION_FAILED at `after`. */
export async function pageOf(
  { db }: Context,
  search: Pick<OrderSearch, 'customerId' | 'statuses' | 'exchanges' | 'otherArea'>,
  first: number,
  after: string | undefined,
): Promise<{ rows: OrderRow[]; meta: OrderPage['meta'] }> {
  const cursor = after === undefined ? null : readCursor(after)
  const [found, counts] = await Promise.all([
    selectOrders(db, { ...search, after: cursor, limit: first + 1 }),
    countStatuses(db, search.customerId, search),
  ])
  const rows = found.slice(0, first)
  const last = rows.at(-1)
  const endCursor = last ? writeCursor(last.id) : null
  return { rows, meta: { total: sumOf(counts, search.statuses), endCursor, hasNext: found.length > first } }
}

export function sumOf(counts: Map<string, number>, statuses: readonly string[]): number {
  return statuses.reduce((sum, status) => sum + (counts.get(status as OrderStatus) ?? 0), 0)
}

/** Returns the cursor of an order. */
function writeCursor(id: number): string {
  return Buffer.from(`order:${id}`).toString('base64url')
}

/** Returns the id of the order of a cursor. Throws VALIDATION_FAILED at `after` for a text that writeCursor did not make. */
function readCursor(cursor: string): number {
  const id = Buffer.from(cursor, 'base64url').toString('utf8').match(/^order:([1-9]\d{0,14})$/)?.[1]
  if (id) return Number(id)
  throw foreignCursor()
}

/** Statuses of each group but `open`, which has all others. */
const ended: Record<Exclude<OrderGroup, 'all' | 'open'>, OrderStatus[]> = {
  delivered: ['delivered'],
  returned: ['returning', 'returned', 'split', 'returnedReceived'],
  canceled: ['canceled'],
}

/** Returns the statuses of a group. */
export function statusesOf(group: OrderGroup): OrderStatus[] {
  if (group === 'all') return [...orderStatuses]
  if (group !== 'open') return ended[group]
  const closed = new Set(Object.values(ended).flat())
  return orderStatuses.filter((status) => !closed.has(status))
}
