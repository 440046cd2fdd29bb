import { requireCustomer } from '#src/domains/account/session.service.ts'
import type { Context } from '#src/http/context.ts'
import { cursorOf, type PageSize } from '#src/http/cursor.ts'
import type { PageMeta } from '#src/http/schema-parts.ts'
import { customerCaller } from './order-access.ts'
import { countStatuses, type OrderSearch, selectOrders } from './order-list.queries.ts'
import { viewOrders } from './order-view.service.ts'
import { orderStatuses } from '#src/order-statuses.ts'
import type { OrderRow } from './order.queries.ts'
import { type Order, type OrderGroup, type OrderGroupCount, orderGroups, type OrderStatus } from './order.schema.ts'

const cursor = cursorOf<{ id: number }>('orders', ['id'])

export interface OrderPage {
  data: Order[]
  meta: PageMeta
}

/**
 * Returns the orders of the authenticated customer, newest first. Throws UNAUTHENTICATED, VALIDATION_FAILED for a wrong
 * cursor.
 */
export async function listOrders(
  context: Context,
  { group, ...query }: PageSize & { group: OrderGroup; after?: string },
): Promise<OrderPage> {
  const customer = await requireCustomer(context)
  const statuses = statusesOf(group)
  const { rows, meta } = await findOrderPage(context, { customerId: customer.id, statuses }, query)
  return { data: await viewOrders(context, rows, customerCaller(customer.id, customer.mobile)), meta }
}

/** Returns the number of the authenticated customer's orders by group. Throws UNAUTHENTICATED. */
export async function countOrders(context: Context): Promise<OrderGroupCount[]> {
  const customer = await requireCustomer(context)
  const counts = await countStatuses(context.db, customer.id)
  return orderGroups.map((group) => ({ group, count: sumOf(counts, statusesOf(group)) }))
}

/** Returns a page of orders, newest first, with their total number and cursors. Throws VALIDATION_FAILED at `after`. */
export async function findOrderPage(
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

function sumOf(counts: Map<string, number>, statuses: readonly string[]): number {
  return statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0)
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
