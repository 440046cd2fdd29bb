import { requireServiceKey } from '#src/domains/order/order-access.ts'
import { viewOrder } from '#src/domains/order/order-view.service.ts'
import type { Order, TransitionBody } from '#src/domains/order/order.schema.ts'
import type { Context } from '#src/http/context.ts'
import { moveOrder } from './move-order.service.ts'
import { checkedMove } from './transition-rules.ts'

/**
 * Moves an order for the shop or the courier. Repeating a move with its key changes nothing.
 * Throws FORBIDDEN without the service key, NOT_FOUND, INVALID_TRANSITION, ORDER_LOCKED.
 */
export async function transitionOrder(
  context: Context,
  serviceKey: string | undefined,
  id: number,
  body: TransitionBody,
): Promise<Order> {
  requireServiceKey(context, serviceKey)
  await moveOrder(context, id, checkedMove(body))
  return viewOrder(context, id)
}
