import { withTrackingLimit } from '#src/domains/account/account-limits.service.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import { customerCaller, requireOrderToken } from '#src/domains/order/order-access.ts'
import { viewOrder, viewProgress } from '#src/domains/order/order-view.service.ts'
import { selectOrder, selectOrderByNumber } from '#src/domains/order/order.queries.ts'
import type { GuestOrder, TrackedOrder } from './tracking.schema.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { readTracking } from './tracking-rules.ts'

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
  const order = await withTrackingLimit(context, tracking.mobile, async () => {
    const found = await selectOrderByNumber(context.db, tracking.number, tracking.mobile)
    if (!found) throw new ApiError('NOT_FOUND')
    return found
  })
  const { progress, lines } = await viewProgress(context, order)
  return { ...progress, lines, total: order.total, paid: order.paid }
}
