import type { Cart } from '#src/domains/cart/cart.schema.ts'
import type { Context } from '#src/http/context.ts'
import { orderToken } from '#src/domains/order/order-access.ts'
import { selectLastOrderOfCart } from '#src/domains/order/order.queries.ts'

/** Long enough to find the order when its answer was lost; the cart's token opens no order after that, milliseconds. */
const FINDABLE = 30 * 60_000

/** The order made from a cart in the last 30 minutes, with a token that opens it; null when there is none. */
export async function findLastOrder({ db, config, now }: Context, cartId: number): Promise<Cart['lastOrder']> {
  const order = await selectLastOrderOfCart(db, cartId, new Date(now().getTime() - FINDABLE))
  return order ? { ...order, token: orderToken(config, order.id, now()) } : null
}
