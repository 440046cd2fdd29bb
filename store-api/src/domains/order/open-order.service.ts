import { findCustomer } from '#src/domains/account/session.service.ts'
import type { Cart } from '#src/domains/cart/cart.schema.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { type Caller, customerCaller, orderToken, requireOrderToken } from './order-access.ts'
import {
  type OrderRow,
  selectLastOrderOfCart,
  selectOrder,
  selectOwnOrder,
  updateOrdersOfMobile,
} from './order.queries.ts'

/** An order and the caller who may see it. */
export interface OpenedOrder {
  order: OrderRow
  caller: Caller
}

/**
 * Returns an order to its authenticated customer or to a caller with its signed token. Throws NOT_FOUND for everybody
 * else, whether the order exists or not, and LINK_EXPIRED for an expired token.
 */
export async function openOrder(context: Context, id: number, token: string | undefined): Promise<OpenedOrder> {
  const customer = await findCustomer(context)
  const own = customer && (await selectOwnOrder(context.db, id, customer.id))
  if (customer && own) return { order: own, caller: customerCaller(customer.id, customer.mobile) }
  requireOrderToken(context, id, token)
  const order = await selectOrder(context.db, id)
  if (!order) throw new ApiError('NOT_FOUND')
  return { order, caller: customerCaller(null) }
}

/** Milliseconds in which a cart's token leads to the order placed from it: its answer may have been lost. */
const LAST_ORDER_MS = 30 * 60_000

/** Returns the order placed from a cart in the last 30 minutes, with its token; null when there is none. */
export async function findLastOrder({ db, config, now }: Context, cartId: number): Promise<Cart['lastOrder']> {
  const order = await selectLastOrderOfCart(db, cartId, new Date(now().getTime() - LAST_ORDER_MS))
  return order ? { ...order, token: orderToken(config, order.id, now()) } : null
}

/** Assigns the guest orders of a verified mobile (E.164) to a customer, in the transaction of `context`, and returns their number. They stay unproven until it
 * confirms them, by a press: a claim alone must not free its mobile for the next order. */
export async function claimOrders({ db }: Pick<Context, 'db'>, customerId: number, mobile: string): Promise<number> {
  return updateOrdersOfMobile(db, customerId, mobile)
}
