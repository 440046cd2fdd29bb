import type { CodeRefusal } from '#src/domains/account/code.service.ts'
import { emptyOrderedCart, getCart, lockCartForOrder } from '#src/domains/cart/cart.service.ts'
import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { checkedKey, type CheckedRequest, checkedRequest } from './placing-rules.ts'
import { refuseChangedLines } from '#src/domains/order/order-lines.ts'
import { type CheckoutCart, requireCheckout } from './checkout.service.ts'
import type { Order, PlaceOrderBody } from '#src/domains/order/order.schema.ts'
import { type Outcome, placeInTransaction, placeOnce } from './place-once.service.ts'
import { reserveStock } from '#src/domains/order/stock/reserve-stock.service.ts'
import { admitBuyer, limitUnproven } from './buyer.service.ts'
import { writeOrder } from './write-order.service.ts'

/**
 * Makes an order of the cart: one transaction that locks the cart, reserves the stock, writes the order and empties the cart, or
 * does nothing at all (docs/rules/orders.md#placing). The same key gives the same order again, whatever happened to the first answer; with another
 * body it is refused with IDEMPOTENCY_CONFLICT.
 * Throws IDEMPOTENCY_KEY_REQUIRED, VALIDATION_FAILED, CART_EMPTY, CART_CHANGED, CLIENT_REQUIRED, ADDRESS_REQUIRED,
 * REGION_NOT_DELIVERABLE, VARIANT_UNAVAILABLE, PRICE_CHANGED, OUT_OF_STOCK, QUANTITY_REDUCED; the last four name
 * `lines.<lineId>`; of an unproven order CODE_REQUIRED, and of its code what placeInTransaction throws.
 */
export async function placeOrder(
  context: Context,
  cartToken: string | undefined,
  key: string | undefined,
  body: PlaceOrderBody,
): Promise<{ order: Order; replayed: boolean }> {
  const requestKey = checkedKey(key)
  const request = checkedRequest(body)
  const mobile = (body.code && (await getCart(context, cartToken))?.client?.mobile) ?? ''
  return placeInTransaction(context, { code: body.code, mobile }, (inside, code) => placeCart(inside, cartToken, requestKey, request, code))
}

/** Inside the transaction: everything here uses its one connection, since a second one could be waited for by all at once. */
async function placeCart(
  context: Context,
  cartToken: string | undefined,
  key: string,
  request: CheckedRequest,
  code: string | null,
): Promise<Outcome> {
  const cart = await lockCartForOrder(context, cartToken)
  if (!cart) throw new ApiError('CART_EMPTY')
  return placeOnce(context, { scope: `cart:${cart.id}`, key, contents: request }, async () => {
    const placed = await placeLines(context, await requireCheckout(context, cart, request.expectedRevision), request, code)
    if (typeof placed === 'number') await emptyOrderedCart(context, cart.id)
    return placed
  })
}

/**
 * Reserves the stock for what is in a cart and writes the order, inside the transaction of `context`. Returns its id, or why the
 * code is refused; throws CODE_REQUIRED, and as placeOrder does of lines.
 */
export async function placeLines(
  context: Context,
  cart: CheckoutCart,
  request: CheckedRequest,
  code: string | null,
): Promise<number | CodeRefusal> {
  const buyer = await admitBuyer(context, cart.client.mobile, code)
  if (typeof buyer === 'string') return buyer
  const ids = cart.lines.flatMap(({ variantId, parts }) => [variantId, ...parts])
  const variants = await findSellableVariants(context, ids)
  refuseChangedLines(cart.lines, variants)
  const taken = await reserveStock(context, cart.lines, variants, cart.address.stateId)
  await limitUnproven(context, buyer, taken)
  return writeOrder(context, cart, request, variants, taken, buyer)
}
