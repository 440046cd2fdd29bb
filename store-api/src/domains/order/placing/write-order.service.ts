import { type CodeRefusal, tryCode } from '#src/domains/account/code.service.ts'
import type { SessionCustomer } from '#src/domains/account/session.service.ts'
import { sumUp } from '#src/domains/cart/cart-sums.service.ts'
import { lockForOrder, refuseCoupon, recordUse } from '#src/domains/coupon/coupon.service.ts'
import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import { requestConfirmation } from '#src/domains/order/moving/confirm-messages.service.ts'
import type { NewEvent } from '#src/domains/order/moving/transition.queries.ts'
import { orderLinesOf, pricedLines, storedSums } from '#src/domains/order/order-lines.ts'
import { drawOrderNumber } from '#src/domains/order/order-number.ts'
import { selectSnapshots } from '#src/domains/order/order.queries.ts'
import { exceedsUnprovenShare, reserveStock, type Reserved } from '#src/domains/order/stock/reserve-stock.ts'
import { insertLineStock } from '#src/domains/order/stock/stock.queries.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { networkOf } from 'server-kit/network.ts'
import { keyOf } from '#src/http/rate-limit.ts'
import { atMost } from '#src/limits.ts'
import type { CheckedRequest, CheckoutCart } from './place-order.service.ts'
import {
  countUnproven, hasRefused, insertFirstEvents, insertLines, insertOrder, lockSource, type NewOrder, type Source,
} from './placing.queries.ts'

/**
 * Writes the order of a cart inside the transaction of `context`: reserves the stock, writes the order with its lines and first events, and
 * requests the confirmation when the order needs one. Returns its id, or the refusal of a wrong code: commit the transaction then, so that
 * the try counts. Throws CODE_REQUIRED, at `coupon` the refusal of a coupon that does not apply, and what reserveStock throws.
 */
export async function writeOrder(
  context: Context,
  cart: CheckoutCart,
  request: CheckedRequest,
  buyer: { customer: SessionCustomer | null; code: string | null },
): Promise<number | CodeRefusal> {
  const { db } = context
  const proven = await proveBuyer(context, cart.contact.mobile, buyer)
  if (typeof proven === 'string') return proven
  const coupon = await lockForOrder(context, cart.couponId)
  const variantIds = cart.lines.flatMap(({ variantId, parts }) => [variantId, ...parts])
  const variants = await findSellableVariants(context, variantIds)
  const taken = await reserveStock(context, cart.lines, variants, cart.destination.from)
  await requireCodeOfUnproven(context, proven, taken)
  const snapshots = await selectSnapshots(db, variantIds)
  const user = { customerId: proven.customerId, mobile: buyer.customer?.mobile ?? cart.contact.mobile }
  const sums = await sumUp(context, pricedLines(cart.lines, variants), { user: coupon && { coupon, buyer: user }, quote: cart.destination.quote })
  if (coupon && sums.judged?.problem) throw refuseCoupon(context, coupon, sums.judged.problem, 'coupon')
  const used = sums.saving > 0 ? coupon : null
  const lines = orderLinesOf(cart.lines, variants, snapshots, sums.discounts)
  const first = await decideFirstStatus(context, proven)
  const { id, number } = await writeHead(context, cart, request, {
    ...storedSums(sums),
    coupon_code: used?.code ?? null,
    customer_id: proven.customerId,
    placed_from: proven.proof ? null : proven.network,
    status: first?.to ?? 'new',
    revision: first ? 2 : 1,
  })
  await insertLineStock(db, await insertLines(db, id, lines), taken)
  if (used) await recordUse(context, id, used, user, sums.saving)
  await writeFirstEvents(context, { id, number, total: sums.totals.total, contact: cart.contact }, first)
  return id
}

/** The buyer of an order. `proof` shows that the mobile is the buyer's own; the order is unproven when it is null. */
interface Buyer extends Source {
  customerId: number | null
  proof: 'account' | 'code' | null
}

/**
 * Returns the buyer for a mobile (E.164). Unless it is that of the account, locks mobile and network for the transaction, before any other
 * lock, and tries the code when there is one. Returns the refusal of a wrong code.
 */
async function proveBuyer(
  context: Context,
  mobile: string,
  { customer, code }: { customer: SessionCustomer | null; code: string | null },
): Promise<Buyer | CodeRefusal> {
  const buyer = { customerId: customer?.id ?? null, mobile, network: keyOf(networkOf(context.address)) }
  if (customer?.mobile === mobile) return { ...buyer, proof: 'account' }
  await lockSource(context.db, buyer)
  if (code === null) return { ...buyer, proof: null }
  const tried = await tryCode(context, { askedWith: mobile, purpose: 'order', code })
  return typeof tried === 'string' ? tried : { ...buyer, proof: 'code' }
}

// Open unproven orders; above these numbers a code is required (docs/rules/limits.md#orders).
const MAX_OPEN_OF_MOBILE = atMost('order-unproven-mobile', 1)
const MAX_OPEN_FROM_NETWORK = atMost('order-unproven-net', 20)

/** Throws CODE_REQUIRED for one unproven order too many, or for more than its share of the stock; `taken` is reserved already. */
async function requireCodeOfUnproven(context: Context, buyer: Buyer, taken: Reserved[]): Promise<void> {
  if (buyer.proof) return
  const { ofMobile, fromNetwork } = await countUnproven(context.db, buyer)
  if (ofMobile >= MAX_OPEN_OF_MOBILE || fromNetwork >= MAX_OPEN_FROM_NETWORK || (await exceedsUnprovenShare(context, taken)))
    throw new ApiError('CODE_REQUIRED', { fields: { code: [{ rule: 'needed' }] } })
}

const REFUSAL_DAYS = 180
const DAY = 86_400_000

interface FirstStatus {
  to: 'waitingCustomer' | 'confirm'
  reason: 'guest' | 'otherMobile' | 'account' | 'code' | 'exchange'
}

/** Decides the status after `new` (docs/rules/orders.md#status-after-placing); null when an agent decides. */
async function decideFirstStatus({ db, now }: Context, { customerId, mobile, proof }: Buyer): Promise<FirstStatus | null> {
  if (proof === 'code') return { to: 'confirm', reason: 'code' }
  if (customerId === null) return { to: 'waitingCustomer', reason: 'guest' }
  if (proof === null) return { to: 'waitingCustomer', reason: 'otherMobile' }
  const since = new Date(now().getTime() - REFUSAL_DAYS * DAY)
  return (await hasRefused(db, { customerId, mobile, since })) ? null : { to: 'confirm', reason: 'account' }
}

const NUMBER_TRIES = 20

/** Writes the row of the order under a free number. Returns its id and number. */
export async function writeHead(
  { db, now, language }: Context,
  cart: CheckoutCart,
  request: Pick<CheckedRequest, 'notes' | 'paymentMethod'>,
  decided: ReturnType<typeof storedSums> &
    Pick<NewOrder, 'coupon_code' | 'customer_id' | 'placed_from' | 'status' | 'revision' | 'credit' | 'exchange_of'>,
): Promise<{ id: number; number: string }> {
  const order: Omit<NewOrder, 'number'> = {
    ...decided,
    cart_id: cart.id,
    contact: JSON.stringify(cart.contact),
    ...cart.destination.columns,
    notes: request.notes,
    language,
    payment_method: request.paymentMethod,
    placed_at: now(),
  }
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const number = drawOrderNumber(attempt)
    const id = await insertOrder(db, { ...order, number })
    if (id !== undefined) return { id, number }
  }
  throw new Error('No free order number was drawn')
}

/** Writes the first events of an order, and requests its confirmation when it waits for one. */
export async function writeFirstEvents(
  context: Context,
  { id, ...order }: { id: number; number: string; total: number; contact: CheckoutCart['contact'] },
  first: FirstStatus | null,
): Promise<void> {
  const { db, language, now } = context
  const at = now()
  const placed: NewEvent = { from_status: 'added', to_status: 'new', actor: 'C', at }
  if (!first) return insertFirstEvents(db, id, [placed])
  const { to, reason } = first
  const decided: NewEvent = { from_status: 'new', to_status: to, actor: 'S', reason_code: reason, key: `placed:${to}`, at }
  await insertFirstEvents(db, id, [placed, decided])
  if (to === 'waitingCustomer') await requestConfirmation(context, { ...order, language, placed_at: at }, { orderId: id, seq: 2, at })
}
