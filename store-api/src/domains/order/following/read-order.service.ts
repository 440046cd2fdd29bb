import { limitedTracking } from '#src/domains/account/account-limits.service.ts'
import { requireCustomer } from '#src/domains/account/session.service.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import { customerCaller, requireOrderToken } from '#src/domains/order/order-access.ts'
import { countStatuses } from '#src/domains/order/order-list.queries.ts'
import { type OrderPage, pageOf, statusesOf, sumOf } from '#src/domains/order/order-list.service.ts'
import { viewOrder, viewOrders, viewProgress } from '#src/domains/order/order-view.service.ts'
import { selectOrder, selectOrderByNumber } from '#src/domains/order/order.queries.ts'
import {
  type GuestOrder, type Order, type OrderGroup, type OrderGroupCount, orderGroups, type TrackedOrder,
} from '#src/domains/order/order.schema.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { PageSize } from '#src/http/cursor.ts'
import { readTracking } from './tracking-rules.ts'

/** Returns the orders of the authenticated customer, newest first. Throws UNAUTHENTICATED, VALIDATION_FAILED for a wrong cursor. */
export async function listOrders(
  context: Context,
  { group, ...query }: PageSize & { group: OrderGroup; after?: string },
): Promise<OrderPage> {
  const customer = await requireCustomer(context)
  const statuses = statusesOf(group)
  const { rows, meta } = await pageOf(context, { customerId: customer.id, statuses }, query)
  return { data: await viewOrders(context, rows, customerCaller(customer.id, customer.mobile)), meta }
}

/** Returns the number of the authenticated customer's orders by group. Throws UNAUTHENTICATED. */
export async function countOrders(context: Context): Promise<OrderGroupCount[]> {
  const customer = await requireCustomer(context)
  const counts = await countStatuses(context.db, customer.id)
  return orderGroups.map((group) => ({ group, count: sumOf(counts, statusesOf(group)) }))
}

/** Returns an order to its customer or to a caller with its token. Throws NOT_FOUND, LINK_EXPIRED. */
export async function getOrder(context: Context, id: number, token: string | undefined): Promise<Order> {
  const { caller } = await openOrder(context, id, token)
  return viewOrder(context, id, caller)
}

/** Returns one line of an order (`item` is its id) to a guest with the token. Throws NOT_FOUND, LINK_EXPIRED. */
export async function getGuestOrder(
  context: Context,
  id: number,
  item: number,
  token: string | undefined,
): Promise<GuestOrder> {
  requireOrderToken(context, id, token)
  const order = await selectOrder(context.db, id)
  if (!order) throw new ApiError('NOT_FOUND')
  const { progress, lines } = await viewProgress(context, order, customerCaller(null))
  const line = lines.find((candidate) => candidate.id === item)
  if (!line) throw new ApiError('NOT_FOUND')
  return { id, ...progress, total: order.total, line }
}

/** Returns an order for its number and mobile, without name and address. Throws NOT_FOUND for either being wrong. */
export async function trackOrder(context: Context, orderNumber: string, mobile: string): Promise<TrackedOrder> {
  const tracking = readTracking(orderNumber, mobile)
  if (!tracking) throw new ApiError('NOT_FOUND')
  const order = await limitedTracking(context, tracking.mobile, async () => {
    const found = await selectOrderByNumber(context.db, tracking.number, tracking.mobile)
    if (!found) throw new ApiError('NOT_FOUND')
    return found
  })
  const { progress, lines } = await viewProgress(context, order)
  return { ...progress, lines, total: order.total, paid: order.paid }
}
