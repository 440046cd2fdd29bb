import type { Context } from '#src/http/context.ts'
import { contendedTransaction } from '#src/domains/order/contended-transaction.queries.ts'
import { lockOrder } from './locked-order.service.ts'
import { moveInside } from './move-inside.service.ts'
import { requireServiceKey } from '#src/domains/order/order-access.ts'
import type { Order, TransitionBody } from '#src/domains/order/order.schema.ts'
import { viewOrder } from '#src/domains/order/order-view.service.ts'
import { checkedMove, type Move } from './transition-rules.ts'

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

/**
 * Makes one transition (docs/rules/orders.md#transitions) with its event and its effect on the stock, all or nothing. Throws NOT_FOUND,
 * INVALID_TRANSITION, ORDER_LOCKED.
 */
export async function moveOrder(context: Context, id: number, move: Move): Promise<void> {
  await contendedTransaction(context.db, async (db) => {
    const inside = { ...context, db }
    await lockOrder(inside, id)
    await moveInside(inside, id, move)
  })
}
