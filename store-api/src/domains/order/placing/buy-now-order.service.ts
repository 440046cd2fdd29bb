import { bookAddress } from '#src/domains/account/book-address.service.ts'
import { findCustomer } from '#src/domains/account/session.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { expressCart } from './buy-now.service.ts'
import type { BuyNowBody } from './buy-now.schema.ts'
import { type CheckedBuyNow, checkedBuyNow } from './buy-now-rules.ts'
import { requireCheckout } from './checkout.service.ts'
import { claimKey, keepAnswer } from './idempotency.queries.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { viewPlaced } from '#src/domains/order/order-view.service.ts'
import { placeLines } from './place-order.service.ts'
import { checkedKey, hashOfRequest } from './request-key.ts'
import { retryConflicts } from '#src/domains/order/retry-conflicts.ts'

/**
 * Orders one product at once; the cart stays as it is (DOMAIN §2.2, guard `order`). One order for each key, as placeOrder: the key
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
  const moment = context.now()
  const { orderId, replayed } = await retryConflicts(() =>
    context.db.transaction().execute((db) => buyOnce({ ...context, db, now: () => moment }, scope, requestKey, request)),
  )
  return { order: await viewPlaced(context, orderId), replayed }
}

async function buyOnce(context: Context, scope: string, key: string, request: CheckedBuyNow) {
  const hash = hashOfRequest({ ...request })
  const earlier = await claimKey(context.db, scope, key, hash)
  if (earlier && !earlier.request_hash.equals(hash)) throw new ApiError('IDEMPOTENCY_CONFLICT')
  if (earlier) return { orderId: earlier.answer.orderId, replayed: true }
  const orderId = await placeRequest(context, request)
  await keepAnswer(context.db, scope, key, { orderId })
  return { orderId, replayed: false }
}

async function placeRequest(context: Context, request: CheckedBuyNow): Promise<number> {
  const { client, seenPrice, expectedRevision } = request
  const address = request.address ?? (await bookAddress(context, request.addressId ?? 0))
  const cart = { ...expressCart(request, seenPrice), client, address }
  return placeLines(context, await requireCheckout(context, cart, expectedRevision), request)
}
