import { createHash } from 'node:crypto'
import { withCheckLimit } from '#src/domains/account/account-limits.service.ts'
import type { CodeRefusal } from '#src/domains/account/code.service.ts'
import { findCartContact, lockCartForOrder } from '#src/domains/cart/cart-access.service.ts'
import type { CartWithLines } from '#src/domains/cart/cart.queries.ts'
import type { Cart } from '#src/domains/cart/cart.schema.ts'
import { viewCart } from '#src/domains/cart/cart-view.service.ts'
import { contendedTransaction } from '#src/contended-transaction.ts'
import { orderToken, readCode } from '#src/domains/order/order-access.ts'
import { deliveryTo, pickupIn } from '#src/domains/order/order-destination.service.ts'
import { viewPlaced } from '#src/domains/order/order-view.service.ts'
import type { OrderRow } from '#src/domains/order/order.queries.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import type { PlaceOrderBody } from './checkout.schema.ts'
import { fieldRules } from '#src/field-rules.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { type Judged, optionalText, text, requireValid } from '#src/http/rules.ts'
import { claimKey, deleteKeys, freeKey } from './checkout.queries.ts'
import {
  type Buyer,
  buyerOf,
  type CheckedRequest,
  type CheckoutCart,
  type OrderedCart,
  writeOrder,
} from './write-order.service.ts'

export interface PlacedOrder {
  order: Order
  /** Whether an earlier request with the same key placed it. */
  replayed: boolean
}

/**
 * Places an order for the cart: one transaction locks the cart, reserves the stock, writes the order and empties the
 * cart, or does nothing (docs/rules/orders.md#placing). The same key returns the same order again. Throws
 * IDEMPOTENCY_KEY_REQUIRED, IDEMPOTENCY_CONFLICT, VALIDATION_FAILED, CART_EMPTY, and what requireCheckout, writeOrder
 * and placeInTransaction throw. `cart` is the cart after the order; null for an order of an earlier request, and when
 * it cannot be read: the order stands, and its client can read the cart.
 */
export async function placeOrder(
  context: Context,
  cartToken: string | undefined,
  idempotencyKey: string | undefined,
  body: PlaceOrderBody,
): Promise<PlacedOrder & { cart: Cart | null }> {
  const key = requireIdempotencyKey(idempotencyKey)
  const request = parseOrderForm(body)
  const mobile = (body.code && (await findCartContact(context, cartToken))?.mobile) ?? ''
  let emptied: CartWithLines | undefined
  const { order, replayed } = await placeInTransaction(context, { code: body.code, mobile }, async (inside, code) => {
    const found = await lockCartForOrder(inside, cartToken)
    if (!found) throw new ApiError('CART_EMPTY')
    const { cart, customer } = found
    emptied = { ...cart, revision: cart.revision + 1, lines: [], couponId: null, isOrdered: true }
    const buyer = buyerOf(inside, customer, cart.contact?.mobile)
    return placeOnce(inside, { scope: `cart:${cart.id}`, key, contents: request, source: buyer }, async (id) => {
      const checkout = await requireCheckout(inside, cart, request.expectedRevision)
      return writeOrder(inside, checkout, request, { id, buyer, customer, code, ordered: cart })
    })
  })
  return {
    order,
    replayed,
    cart: emptied && !replayed ? await viewOrdered(context, emptied, order).catch(() => null) : null,
  }
}

async function viewOrdered(context: Context, emptied: CartWithLines, { id, number }: Order): Promise<Cart> {
  const { isOrdered, ...cart } = await viewCart(context, emptied)
  return { ...cart, lastOrder: isOrdered ? { id, number, token: orderToken(context.config, id, context.now()) } : null }
}

/** Validates the form of an order (docs/rules/validation.md#forms). Throws VALIDATION_FAILED with every fault. */
export function parseOrderForm({
  expectedRevision,
  paymentMethod,
  acceptTerms,
  notes,
}: PlaceOrderBody): CheckedRequest {
  const checked = requireValid({
    acceptTerms: acceptTerms === true ? { value: true } : { fault: { rule: 'required' } },
    paymentMethod: judgePayment(paymentMethod),
    notes: optionalText(notes, fieldRules.orderNotes),
  })
  return { expectedRevision, paymentMethod: checked.paymentMethod, notes: checked.notes }
}

function judgePayment(method: string | undefined): Judged<'cod'> {
  return method === undefined || method === 'cod' ? { value: 'cod' } : { fault: { rule: 'ref' } }
}

/**
 * Returns an idempotency key. Throws IDEMPOTENCY_KEY_REQUIRED without one, VALIDATION_FAILED unless it has 8 to 100
 * characters.
 */
export function requireIdempotencyKey(given: string | undefined): string {
  if (!given?.trim()) throw new ApiError('IDEMPOTENCY_KEY_REQUIRED')
  return requireValid({ 'idempotency-key': text(given, { min: 8, max: 100 }) })['idempotency-key']
}

type Outcome = { orderId: number; order?: OrderRow; replayed: boolean } | { refused: CodeRefusal }

const codeRules: Record<CodeRefusal, string> = {
  CODE_INVALID: 'wrong',
  CODE_EXPIRED: 'expired',
  CODE_TOO_MANY_TRIES: 'tries',
}

/**
 * Runs `place` in one transaction, on its only connection, and returns the order. `mobile` is that of the code. A wrong
 * code commits the transaction, so that the try counts. Throws CODE_INVALID, CODE_EXPIRED, CODE_TOO_MANY_TRIES at
 * `code`, RATE_LIMITED, and what `place` throws.
 */
export async function placeInTransaction(
  context: Context,
  given: { code: string | null | undefined; mobile: string },
  place: (inside: Context, code: string | null) => Promise<Outcome>,
): Promise<PlacedOrder> {
  const moment = context.now()
  const code = given.code?.trim() ? readCode(given.code) : null
  const run = async () => {
    const outcome = await contendedTransaction(context.db, (db) => place({ ...context, db, now: () => moment }, code))
    if ('orderId' in outcome) return outcome
    throw new ApiError(outcome.refused, { fields: { code: [{ rule: codeRules[outcome.refused] }] } })
  }
  const { orderId, order, replayed } = await (code === null ? run() : withCheckLimit(context, given.mobile, run))
  return { order: await viewPlaced(context, orderId, order), replayed }
}

interface RequestKey {
  scope: string
  key: string
  /** Contents of the request without its code: a retry may add the code. */
  contents: object
  /** Buyer of a new order, locked after the key. */
  source?: Buyer
}

/**
 * Places an order once per key, inside the transaction of `context`; a later request with the key gets the first one's
 * order. Throws IDEMPOTENCY_CONFLICT for other contents under the same key, and what `place` throws. `place` gets the
 * id of its order.
 */
export async function placeOnce(
  { db }: Context,
  { scope, key, contents, source }: RequestKey,
  place: (id: number) => Promise<OrderRow | CodeRefusal>,
): Promise<Outcome> {
  const hash = createHash('sha256')
    .update(JSON.stringify(Object.entries(contents).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest()
  const claim = await claimKey(
    db,
    { scope, key, requestHash: hash },
    source && { ...source, isProven: source.proof !== null },
  )
  if ('earlier' in claim) {
    if (!claim.earlier.request_hash.equals(hash)) throw new ApiError('IDEMPOTENCY_CONFLICT')
    return { orderId: claim.earlier.answer.orderId, replayed: true }
  }
  const placed = await place(claim.orderId)
  if (typeof placed === 'string') {
    await freeKey(db, scope, key)
    return { refused: placed }
  }
  return { orderId: placed.id, order: placed, replayed: false }
}

/**
 * Returns the cart with its destination. Throws what is missing, in the order of the checkout: CART_CHANGED,
 * CART_EMPTY, CONTACT_REQUIRED, ADDRESS_REQUIRED, REGION_NOT_DELIVERABLE; for a pick-up PICKUP_UNAVAILABLE at `pickup`.
 */
export async function requireCheckout(
  context: Context,
  cart: OrderedCart,
  expectedRevision: number,
): Promise<CheckoutCart> {
  const { contact, address, pickupBranchId } = cart
  if (cart.revision !== expectedRevision) throw new ApiError('CART_CHANGED')
  if (cart.lines.length === 0) throw new ApiError('CART_EMPTY')
  if (!contact) throw new ApiError('CONTACT_REQUIRED')
  if (pickupBranchId !== null)
    return { ...cart, contact, destination: await pickupIn(context, cart.lines, pickupBranchId) }
  if (!address) throw new ApiError('ADDRESS_REQUIRED')
  return { ...cart, contact, destination: await deliveryTo(context, address) }
}

const DAY = 86_400_000
/** A contact repeats no request after that, and an ordered cart is empty by then. */
const KEY_DAYS = 7
const PURGED_AT_ONCE = 10_000

/** Deletes idempotency keys older than 7 days, at most 10,000 at a time, and returns their number. */
export async function purgeRequestKeys({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteKeys(db, new Date(now().getTime() - KEY_DAYS * DAY), PURGED_AT_ONCE)
}
