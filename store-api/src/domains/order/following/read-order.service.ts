import { requireCustomer } from '#src/domains/account/session.service.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import { customerCaller, requireOrderToken } from '#src/domains/order/order-access.ts'
import { statusesOf } from '#src/domains/order/order-list-rules.ts'
import { countStatuses } from '#src/domains/order/order-list.queries.ts'
import { type OrderPage, pageOf, sumOf } from '#src/domains/order/order-list.service.ts'
import { viewOrder, viewOrders, viewProgress } from '#src/domains/order/order-view.service.ts'
import { selectOrder, selectOrderByNumber } from '#src/domains/order/order.queries.ts'
import {
  type ClientOrder, type Order, type OrderGroup, type OrderGroupCount, orderGroups, type TrackedOrder,
} from '#src/domains/order/order.schema.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { readTracking } from './tracking-rules.ts'

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

/** An order for its customer or who has its signed token. Throws NOT_FOUND, or LINK_EXPIRED when the token was good once. */
export async function getOrder(context: Context, id: number, token: string | undefined): Promise<Order> {
  const { caller } = await openOrder(context, id, token)
  return viewOrder(context, id, caller)
}

/** One item of an order (`item` is the id of its line), for a guest with the signed token. Throws as getOrder. */
export async function getClientOrder(
  context: Context,
  id: number,
  item: number,
  token: string | undefined,
): Promise<ClientOrder> {
  requireOrderToken(context, id, token)
  const order = await selectOrder(context.db, id)
  if (!order) throw new ApiError('NOT_FOUND')
  const { progress, lines } = await viewProgress(context, order)
  const line = lines.find((candidate) => candidate.id === item)
  if (!line) throw new ApiError('NOT_FOUND')
  return { id, ...progress, total: order.total, line }
}

/**
 * An order for who knows its number and the mobile it was made with, without name and address. Throws NOT_FOUND, whichever is
 * wrong.
 */
export async function trackOrder(context: Context, orderNumber: string, phone: string): Promise<TrackedOrder> {
  const asked = readTracking(orderNumber, phone)
  const order = asked && (await selectOrderByNumber(context.db, asked.number, asked.mobile))
  if (!order) throw new ApiError('NOT_FOUND')
  const { progress, lines } = await viewProgress(context, order)
  return { ...progress, lines, total: order.total, paid: order.paid }
}
