import { bookAddress } from '#src/domains/account/address.service.ts'
import type { CodeRefusal } from '#src/domains/account/code.service.ts'
import { findCustomer } from '#src/domains/account/session.service.ts'
import { viewCart } from '#src/domains/cart/cart-view.service.ts'
import type { CartWithLines } from '#src/domains/cart/cart.queries.ts'
import { getDeliveryQuote } from '#src/domains/location/location.service.ts'
import { quotedTotals } from '#src/domains/order/order-lines.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { BuyNowBody, BuyNowQuery, BuyNowQuote } from './buy-now.schema.ts'
import { requireCheckout } from './checkout.service.ts'
import { placeInTransaction, placeOnce } from './place-once.service.ts'
import { placeLines } from './place-order.service.ts'
import { checkedBuyNow, type CheckedBuyNow, checkedKey } from './placing-rules.ts'

/** One product as a cart of its own, which is kept nowhere (decision 009). */
function expressCart({ variantId, parts = [], quantity = 1 }: BuyNowQuery, seenPrice: number): CartWithLines {
  const line = { id: 1, variantId, parts, quantity, seenPrice, names: { ar: '', en: '' } }
  return { id: 0, revision: 1, client: null, address: null, lines: [line] }
}

/**
 * What one product would cost at the door; fee and days once the area is known. More than can be had is quoted as what can be had.
 * Throws NOT_FOUND for what is not shown and for an unknown area, VARIANT_UNAVAILABLE and OUT_OF_STOCK for what cannot be bought.
 */
export async function quoteBuyNow(context: Context, query: BuyNowQuery): Promise<BuyNowQuote> {
  const wanted = await lineOf(context, query)
  if (wanted.problem === 'VARIANT_UNAVAILABLE' || wanted.problem === 'OUT_OF_STOCK') throw new ApiError(wanted.problem, { available: 0 })
  const delivery = query.regionId === undefined ? null : await getDeliveryQuote(context, { region: query.regionId })
  const { product, variant, parts, available, unitPrice } = wanted
  const quantity = Math.min(wanted.quantity, available)
  const totals = quotedTotals({ ...wanted, quantity }, delivery?.fee ?? null)
  return { product, variant, parts, quantity, available, unitPrice, ...totals, delivery }
}

async function lineOf(context: Context, query: BuyNowQuery) {
  const { lines } = await viewCart(context, expressCart(query, 0))
  if (!lines[0]) throw new ApiError('NOT_FOUND')
  return lines[0]
}

/**
 * Orders one product at once; the cart stays as it is (docs/rules/cart.md#guard-order). One order for each key, as placeOrder: the key
 * counts for the customer, and among guests for the mobile that orders.
 * Throws IDEMPOTENCY_KEY_REQUIRED, VALIDATION_FAILED, NOT_FOUND for a place of somebody else's address book, and what placeOrder
 * throws of lines and places.
 */
export async function buyNow(
  context: Context,
  key: string | undefined,
  body: BuyNowBody,
): Promise<{ order: Order; replayed: boolean }> {
  const requestKey = checkedKey(key)
  const request = await checkedBuyNow(context, body)
  const customer = await findCustomer(context)
  const scope = `buy-now:${customer?.id ?? request.client.mobile}`
  return placeInTransaction(context, { code: body.code, mobile: request.client.mobile }, (inside, code) =>
    placeOnce(inside, { scope, key: requestKey, contents: request }, () => placeRequest(inside, request, code)),
  )
}

async function placeRequest(context: Context, request: CheckedBuyNow, code: string | null): Promise<number | CodeRefusal> {
  const { client, seenPrice, expectedRevision } = request
  const address = request.address ?? (await bookAddress(context, request.addressId ?? 0))
  const cart = { ...expressCart(request, seenPrice), client, address }
  return placeLines(context, await requireCheckout(context, cart, expectedRevision), request, code)
}
