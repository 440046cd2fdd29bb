import { emptyOrderedCart, lockCartForOrder } from '#src/domains/cart/cart-checkout.service.ts'
import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { type CheckedRequest, checkedRequest } from './checkout-rules.ts'
import { refuseChangedLines } from './checkout-lines.ts'
import { type CheckoutCart, requireCheckout } from './checkout.service.ts'
import { claimKey, keepAnswer } from './idempotency.queries.ts'
import type { Order, PlaceOrderBody } from '#src/domains/order/order.schema.ts'
import { viewPlaced } from '#src/domains/order/order-view.service.ts'
import { checkedKey, hashOfRequest } from './request-key.ts'
import { retryConflicts } from '#src/domains/order/retry-conflicts.ts'
import { reserveStock } from '#src/domains/order/stock/reserve-stock.service.ts'
import { writeOrder } from './write-order.service.ts'

interface Placed {
  orderId: number
  replayed: boolean
}

/**
 * Makes an order of the cart: one transaction that locks the cart, reserves the stock, writes the order and empties the cart, or
 * does nothing at all (DESIGN §8). The same key gives the same order again, whatever happened to the first answer; with another
 * body it is refused with IDEMPOTENCY_CONFLICT.
 * Throws IDEMPOTENCY_KEY_REQUIRED, VALIDATION_FAILED, CART_EMPTY, CART_CHANGED, CLIENT_REQUIRED, ADDRESS_REQUIRED,
 * REGION_NOT_DELIVERABLE, VARIANT_UNAVAILABLE, PRICE_CHANGED, OUT_OF_STOCK, QUANTITY_REDUCED; the last four name
 * `lines.<lineId>`.
 */
export async function placeOrder(
  context: Context,
  cartToken: string | undefined,
  key: string | undefined,
  body: PlaceOrderBody,
): Promise<{ order: Order; replayed: boolean }> {
  const requestKey = checkedKey(key)
  const request = checkedRequest(body)
  const moment = context.now()
  const { orderId, replayed } = await retryConflicts(() =>
    context.db.transaction().execute((db) => placeOnce({ ...context, db, now: () => moment }, cartToken, requestKey, request)),
  )
  return { order: await viewPlaced(context, orderId), replayed }
}

/** Inside the transaction: everything here uses its one connection, since a second one could be waited for by all at once. */
async function placeOnce(context: Context, cartToken: string | undefined, key: string, request: CheckedRequest): Promise<Placed> {
  const cart = await lockCartForOrder(context, cartToken)
  if (!cart) throw new ApiError('CART_EMPTY')
  const scope = `cart:${cart.id}`
  const hash = hashOfRequest({ ...request })
  const earlier = await claimKey(context.db, scope, key, hash)
  if (earlier && !earlier.request_hash.equals(hash)) throw new ApiError('IDEMPOTENCY_CONFLICT')
  if (earlier) return { orderId: earlier.answer.orderId, replayed: true }
  const orderId = await placeLines(context, await requireCheckout(context, cart, request.expectedRevision), request)
  await emptyOrderedCart(context, cart.id)
  await keepAnswer(context.db, scope, key, { orderId })
  return { orderId, replayed: false }
}

/**
 * Reserves the stock for what is in a cart and writes the order, inside the transaction of `context`. Gives its id; throws as
 * placeOrder does of lines.
 */
export async function placeLines(context: Context, cart: CheckoutCart, request: CheckedRequest): Promise<number> {
  const ids = cart.lines.flatMap(({ variantId, parts }) => [variantId, ...parts])
  const variants = await findSellableVariants(context, ids)
  refuseChangedLines(cart.lines, variants)
  const taken = await reserveStock(context, cart.lines, variants, cart.address.stateId)
  return writeOrder(context, cart, request, variants, taken)
}
