import { bookAddress } from '#src/domains/account/book-address.service.ts'
import type { CodeRefusal } from '#src/domains/account/code.service.ts'
import { findCustomer } from '#src/domains/account/session.service.ts'
import type { Context } from '#src/http/context.ts'
import { expressCart } from './buy-now.service.ts'
import type { BuyNowBody } from './buy-now.schema.ts'
import { type CheckedBuyNow, checkedBuyNow } from './buy-now-rules.ts'
import { requireCheckout } from './checkout.service.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { placeInTransaction, placeOnce } from './place-once.service.ts'
import { placeLines } from './place-order.service.ts'
import { checkedKey } from './request-key.ts'

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
