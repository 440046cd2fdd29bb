import type { Context } from '#src/http/context.ts'
import { cursorOf, type PageSize } from '#src/http/cursor.ts'
import type { PageMeta } from '#src/http/schema-parts.ts'
import { countStatuses, type OrderSearch, selectOrders } from './order-list.queries.ts'
import type { OrderRow } from './order.queries.ts'
import { type Order, type OrderGroup, type OrderStatus, orderStatuses } from './order.schema.ts'

const cursor = cursorOf<{ id: number }>('orders', ['id'])

export interface OrderPage {
  data: Order[]
  meta: PageMeta
}

/** Returns a page of orders, newest first, with their total number and cursors. Throws VALIDATION_FAILED at `after`. */
export async function pageOf(
  context: Context,
  search: Pick<OrderSearch, 'customerId' | 'statuses' | 'exchanges' | 'otherArea' | 'mobile'>,
  { after, ...size }: PageSize & { after?: string },
): Promise<{ rows: OrderRow[]; meta: PageMeta }> {
  const { db } = context
  const behind = after === undefined ? null : cursor.read(context, after).id
  const [found, counts] = await Promise.all([
    selectOrders(db, { ...search, after: behind, limit: size.first + 1 }),
    countStatuses(db, search.customerId, search),
  ])
  const { page, ...ends } = cursor.page(context, found, size)
  return { rows: page, meta: { total: sumOf(counts, search.statuses), ...ends } }
}

export function sumOf(counts: Map<string, number>, statuses: readonly string[]): number {
  return statuses.reduce((sum, status) => sum + (counts.get(status as OrderStatus) ?? 0), 0)
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
