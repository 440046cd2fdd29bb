import { requireCustomer } from '#src/domains/account/session.service.ts'
import type { Context } from '#src/http/context.ts'
import { customerCaller } from './order-access.ts'
import { readCursor, statusesOf, writeCursor } from './order-list-rules.ts'
import { countStatuses, type OrderSearch, selectOrders } from './order-list.queries.ts'
import type { OrderRow } from './order.queries.ts'
import { type Order, type OrderGroup, type OrderGroupCount, orderGroups, type OrderStatus } from './order.schema.ts'
import { viewOrders } from './order-view.service.ts'

export interface OrderPage {
  data: Order[]
  meta: { total: number; endCursor: string | null; hasNext: boolean }
}

/** The orders of who is logged in, newest first. Throws UNAUTHENTICATED, VALIDATION_FAILED for a cursor that is none. */
export async function listOrders(
  context: Context,
  { group, first, after }: { group: OrderGroup; first: number; after: string | undefined },
): Promise<OrderPage> {
  const customer = await requireCustomer(context)
  const statuses = statusesOf(group)
  const { rows, meta } = await pageOf(context, { customerId: customer.id, statuses }, first, after)
  return { data: await viewOrders(context, rows, customerCaller(customer.id)), meta }
}

/** How many orders of who is logged in each group holds. Throws UNAUTHENTICATED. */
export async function countOrders(context: Context): Promise<OrderGroupCount[]> {
  const customer = await requireCustomer(context)
  const counts = await countStatuses(context.db, customer.id)
  return orderGroups.map((group) => ({ group, count: sumOf(counts, statusesOf(group)) }))
}

/** A page of orders, with how many there are and where it ends. */
export async function pageOf(
  { db }: Context,
  search: Pick<OrderSearch, 'customerId' | 'statuses'>,
  first: number,
  after: string | undefined,
): Promise<{ rows: OrderRow[]; meta: OrderPage['meta'] }> {
  const cursor = after === undefined ? null : readCursor(after)
  const [found, counts] = await Promise.all([
    selectOrders(db, { ...search, after: cursor, limit: first + 1 }),
    countStatuses(db, search.customerId),
  ])
  const rows = found.slice(0, first)
  const last = rows.at(-1)
  const endCursor = last ? writeCursor(last.id) : null
  return { rows, meta: { total: sumOf(counts, search.statuses), endCursor, hasNext: found.length > first } }
}

function sumOf(counts: Map<string, number>, statuses: readonly string[]): number {
  return statuses.reduce((sum, status) => sum + (counts.get(status as OrderStatus) ?? 0), 0)
}
