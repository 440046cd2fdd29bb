import { findCustomer } from '#src/domains/account/session.service.ts'
import type { Cart } from '#src/domains/cart/cart.schema.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { type Caller, customerCaller, orderToken, requireOrderToken } from './order-access.ts'
import { type OrderRow, selectLastOrderOfCart, selectOrder, selectOwnOrder } from './order.queries.ts'

/** An order with who may see it. */
export interface OpenedOrder {
  order: OrderRow
  caller: Caller
}

/**
 * An order for its customer who is logged in, or for who has its signed token. Throws NOT_FOUND for everybody else, whether there
 * is one or not, and LINK_EXPIRED when the token was good once.
 */
export async function openOrder(context: Context, id: number, token: string | undefined): Promise<OpenedOrder> {
  const customer = await findCustomer(context)
  const own = customer && (await selectOwnOrder(context.db, id, customer.id))
  if (customer && own) return { order: own, caller: customerCaller(customer.id) }
  requireOrderToken(context, id, token)
  const order = await selectOrder(context.db, id)
  if (!order) throw new ApiError('NOT_FOUND')
  return { order, caller: customerCaller(null) }
}

/** Long enough to find the order when its answer was lost; the cart's token opens no order after that, milliseconds. */
const FINDABLE = 30 * 60_000

/** The order made from a cart in the last 30 minutes, with a token that opens it; null when there is none. */
export async function findLastOrder({ db, config, now }: Context, cartId: number): Promise<Cart['lastOrder']> {
  const order = await selectLastOrderOfCart(db, cartId, new Date(now().getTime() - FINDABLE))
  return order ? { ...order, token: orderToken(config, order.id, now()) } : null
}
