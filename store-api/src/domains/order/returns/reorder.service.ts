import { fillCart } from '#src/domains/cart/cart-merge.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { findLastOrder, openOrder } from '#src/domains/order/open-order.service.ts'
import { allowedActions } from '#src/domains/order/order.transitions.ts'
import { orderFacts } from '#src/domains/order/order-facts.ts'
import { selectEvents } from '#src/domains/order/order.queries.ts'
import { selectReorderLines } from './reorder.queries.ts'
import type { Reorder } from './reorder.schema.ts'

/**
 * Adds the lines of an order to the caller's cart, as far as they are available. A guest without a cart gets one with
 * its token. Throws NOT_FOUND, LINK_EXPIRED, INVALID_TRANSITION while the order is open, VARIANT_UNAVAILABLE when
 * nothing is available and there is no cart.
 */
export async function reorder(
  context: Context,
  id: number,
  token: string | undefined,
  cartToken: string | undefined,
): Promise<Reorder> {
  const { order, caller } = await openOrder(context, id, token)
  const facts = orderFacts(order, await selectEvents(context.db, id))
  if (!allowedActions(facts, caller, context.now()).includes('reorder')) throw new ApiError('INVALID_TRANSITION')
  const { cart, merged } = await fillCart(context, cartToken, await selectReorderLines(context.db, id))
  return { cart: { ...cart, lastOrder: await findLastOrder(context, cart.id) }, merged }
}
