import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { openOrder } from './open-order.service.ts'
import { requireOrderToken } from './order-access.ts'
import { selectOrder, selectOrderByNumber } from './order.queries.ts'
import type { ClientOrder, Order, TrackedOrder } from './order.schema.ts'
import { viewOrder, viewProgress } from './order-view.service.ts'
import { readTracking } from '#src/domains/order/following/tracking-rules.ts'

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
