import type { Cart } from '#src/domains/cart/cart.schema.ts'
import type { Context } from '#src/http/context.ts'
import { orderToken } from '#src/domains/order/order-access.ts'
import { selectLastOrderOfCart } from '#src/domains/order/order.queries.ts'

const DAY = 86_400_000

/** The order made from a cart in the last 24 hours, with a token that opens it; null when there is none. */
export async function findLastOrder({ db, config, now }: Context, cartId: number): Promise<Cart['lastOrder']> {
  const order = await selectLastOrderOfCart(db, cartId, new Date(now().getTime() - DAY))
  return order ? { ...order, token: orderToken(config, order.id, now()) } : null
}
