import type { ContactDocument } from '#src/db/tables/cart.ts'
import { type CodeRefusal, tryCode } from '#src/domains/account/code.service.ts'
import type { SessionCustomer } from '#src/domains/account/session.service.ts'
import type { CartWithLines } from '#src/domains/cart/cart.queries.ts'
import { couponOf, sumUp } from '#src/domains/cart/cart-sums.service.ts'
import { lockForOrder, refuseCoupon, recordUse } from '#src/domains/coupon/coupon.service.ts'
import { findSellableVariants } from '#src/domains/catalog/variant.service.ts'
import { outboxRow } from '#src/domains/message/message.service.ts'
import { addContactHours } from '#src/domains/order/contact-hours.ts'
import { confirmRequest, withoutWhatsapp, HOLD_HOURS } from '#src/domains/order/transitions/confirm-messages.service.ts'
import type { NewEvent } from '#src/domains/order/transitions/transition.queries.ts'
import type { Destination } from '#src/domains/order/order-destination.service.ts'
import { type CheckoutLine, orderLinesOf, priceLines, toOrderColumns } from '#src/domains/order/order-lines.ts'
import { drawOrderNumber } from '#src/domains/order/order-number.ts'
import { type OrderRow, selectSnapshots } from '#src/domains/order/order.queries.ts'
import { type Judgement, judgeNew } from '#src/domains/order/stock/buyer-standing.ts'
import type { Reserved } from '#src/domains/order/stock/stock.queries.ts'
import { countUnprovenWith, lockAndPlan, lockProductsAndCount } from '#src/domains/order/stock/reserve-stock.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { networkOf } from 'server-kit/network.ts'
import { hashSubject } from '#src/http/rate-limit.ts'
import { atMost } from '#src/limits.ts'
import { insertOrder, type Source, type WholeOrder } from './checkout.queries.ts'

/** The form of an order, read. */
export interface CheckedRequest {
  expectedRevision: number
  paymentMethod: 'cod'
  notes: string | null
}

export type OrderedCart = Pick<
  CartWithLines,
  'id' | 'revision' | 'contact' | 'address' | 'couponId' | 'pickupBranchId'
> & { lines: CheckoutLine[] }

/** A cart that has everything an order needs. */
export interface CheckoutCart extends OrderedCart {
  contact: ContactDocument
  destination: Destination
}

/**
 * Writes the order of a cart inside the transaction of `context`: reserves the stock, writes the order with its lines
 * and first events, empties the cart `ordered`, and requests the confirmation when the order needs one. Returns its
 * row, or the refusal of a wrong code: commit the transaction then, so that the try counts. Throws CODE_REQUIRED,
 * ORDER_LIMIT, at `coupon` the refusal of a coupon that does not apply, and what reserveStock throws.
 */
export async function writeOrder(
  context: Context,
  cart: CheckoutCart,
  request: CheckedRequest,
  by: {
    id: number
    buyer: Buyer
    customer: SessionCustomer | null
    code: string | null
    ordered?: WholeOrder['ordered']
  },
): Promise<OrderRow | CodeRefusal> {
  const buyer = await proveBuyer(context, by.buyer, by.code)
  if (typeof buyer === 'string') return buyer
  const coupon = await lockForOrder(context, cart.couponId)
  const variantIds = cart.lines.flatMap(({ variantId, parts }) => [variantId, ...parts])
  const variants = await findSellableVariants(context, variantIds)
  // Before the locks, which other orders of these products wait for.
  const snapshots = await selectSnapshots(context.db, variantIds)
  const { taken, changes } = await lockAndPlan(context, cart.lines, variants, {
    from: cart.destination.from,
    isProven: buyer.proof !== null,
  })
  const isScarce = buyer.proof === null && (await requireFewUnproven(context, buyer, taken))
  const user = { customerId: buyer.customerId, mobile: by.customer?.mobile ?? cart.contact.mobile }
  // The uses of a mobile are told only to its owner.
  const known = by.customer || buyer.proof ? user : null
  const sums = await sumUp(context, priceLines(cart.lines, variants), {
    user: coupon && { coupon, buyer: known },
    quote: cart.destination.quote,
  })
  const shown = couponOf(context, sums)
  if (shown?.problem) throw refuseCoupon(context, shown, 'coupon')
  const used = sums.saving > 0 ? coupon : null
  if (used && sums.judged?.needsProof && !buyer.proof) throw codeRequired()
  const standing = buyer.proof && (await judgeNew(context, buyer, { id: by.id, total: sums.totals.total, more: taken }))
  if (standing?.isAbove) await requireFirstCall(context, buyer, { taken, standing })
  const first = decideFirstStatus(buyer, standing)
  const order = await insertWhole(context, cart, request, {
    head: {
      id: by.id,
      ...toOrderColumns(sums),
      coupon_code: used?.code ?? null,
      customer_id: buyer.customerId,
      placed_from: buyer.proof ? null : buyer.network,
      awaits_call: standing?.isAbove ?? false,
      call_asked_at: standing?.isAbove ? context.now() : null,
      status: first?.to ?? 'new',
      revision: first ? 2 : 1,
      ...(isScarce && { hold_until: addContactHours(context.now(), HOLD_HOURS) }),
    },
    lines: orderLinesOf(cart.lines, variants, snapshots, sums.discounts),
    taken,
    changes,
    first,
    ordered: by.ordered,
  })
  if (used) await recordUse(context, order.id, used, user, sums.saving)
  return order
}

/** The buyer of an order. `proof` shows that the mobile is the buyer's own; the order is unproven when it is null. */
export interface Buyer extends Source {
  proof: 'account' | 'code' | null
}

/** Returns the buyer for a mobile (E.164), which is proven when it is that of the account. */
export function buyerOf({ address }: Pick<Context, 'address'>, customer: SessionCustomer | null, mobile = ''): Buyer {
  const proof = mobile !== '' && customer?.mobile === mobile ? 'account' : null
  return { customerId: customer?.id ?? null, mobile, network: hashSubject(networkOf(address)), proof }
}

/**
 * Returns the buyer with the proof of a code, if there is one; or the refusal of a wrong one. Network and mobile of an
 * unproven buyer must be locked.
 */
async function proveBuyer(context: Context, buyer: Buyer, code: string | null): Promise<Buyer | CodeRefusal> {
  if (buyer.proof || code === null) return buyer
  const tried = await tryCode(context, { askedWith: buyer.mobile, purpose: 'order', code })
  return typeof tried === 'string' ? tried : { ...buyer, proof: 'code' }
}

// Open unproven orders; above these numbers a code is required (docs/rules/limits.md#orders).
const MAX_OPEN_OF_MOBILE = atMost('order-unproven-mobile', 1)
const MAX_OPEN_FROM_NETWORK = atMost('order-unproven-net', 20)

/**
 * Throws CODE_REQUIRED for one unproven order too many, or for more than its share of the stock. Returns whether it
 * takes scarce stock.
 */
async function requireFewUnproven(context: Context, buyer: Buyer, taken: Reserved[]): Promise<boolean> {
  const { ofMobile, fromNetwork, tooMuch, isScarce } = await countUnprovenWith(context, buyer, taken)
  if (ofMobile >= MAX_OPEN_OF_MOBILE || fromNetwork >= MAX_OPEN_FROM_NETWORK || tooMuch) throw codeRequired()
  return isScarce
}

function codeRequired(): ApiError {
  return new ApiError('CODE_REQUIRED', { fields: { code: [{ rule: 'needed' }] } })
}

/**
 * Throws ORDER_LIMIT when the shop may not reserve an order above its buyer's limits until it has called: one such
 * order of the buyer waits already, or it would hold more of the stock than unproven orders may.
 */
async function requireFirstCall(
  context: Context,
  buyer: Buyer,
  { taken, standing }: { taken: Reserved[]; standing: Judgement },
): Promise<void> {
  if (standing.hasCall || (await lockProductsAndCount(context, buyer, taken)).tooMuch) throw new ApiError('ORDER_LIMIT')
}

interface FirstStatus {
  to: 'waitingCustomer' | 'confirm'
  reason: 'guest' | 'otherMobile' | 'account' | 'code' | 'exchange'
}

/**
 * Decides the status after `new` (docs/rules/orders.md#status-after-placing); null when an agent decides. `standing` is
 * that of a proven buyer.
 */
function decideFirstStatus({ customerId, proof }: Buyer, standing: Judgement | null): FirstStatus | null {
  if (standing?.isAbove) return null
  if (proof === 'code') return { to: 'confirm', reason: 'code' }
  if (customerId === null) return { to: 'waitingCustomer', reason: 'guest' }
  if (proof === null) return { to: 'waitingCustomer', reason: 'otherMobile' }
  return standing?.hasRefused ? null : { to: 'confirm', reason: 'account' }
}

const NUMBER_TRIES = 20

/** The parts of a new order beside its cart; `first` as decideFirstStatus. */
interface NewOrderParts extends Pick<WholeOrder, 'lines' | 'taken' | 'changes' | 'ordered'> {
  head: ReturnType<typeof toOrderColumns> &
    Pick<
      WholeOrder['order'],
      | 'coupon_code'
      | 'customer_id'
      | 'placed_from'
      | 'awaits_call'
      | 'status'
      | 'revision'
      | 'credit'
      | 'exchange_of'
      | 'hold_until'
      | 'call_asked_at'
    > & { id: number }
  first: FirstStatus | null
}

/**
 * Writes an order with everything that belongs to it, under a free number, and with the request to confirm it when it
 * waits for that.
 */
export async function insertWhole(
  context: Context,
  cart: CheckoutCart,
  request: Pick<CheckedRequest, 'notes' | 'paymentMethod'>,
  { head, first, ...parts }: NewOrderParts,
): Promise<OrderRow> {
  const { language } = context
  const at = context.now()
  const { address, ...columns } = cart.destination.columns
  const documents = { contact: cart.contact, address: address === null ? null : (JSON.parse(address) as object) }
  const events: NewEvent[] = [{ from_status: 'added', to_status: 'new', actor: 'C', at }]
  if (first)
    events.push({
      from_status: 'new',
      to_status: first.to,
      actor: 'S',
      reason_code: first.reason,
      key: `placed:${first.to}`,
      at,
    })
  for (let attempt = 0; attempt < NUMBER_TRIES; attempt += 1) {
    const number = drawOrderNumber(attempt)
    const order = {
      ...head,
      number,
      cart_id: cart.id,
      ...documents,
      ...columns,
      notes: request.notes,
      language,
      payment_method: request.paymentMethod,
      placed_at: at,
      ...(first?.to === 'waitingCustomer' && withoutWhatsapp(context, at)),
    }
    const toConfirm = { number, contact: cart.contact, language, total: head.total, placed_at: at }
    const wait = { orderId: head.id, seq: 2, at }
    const message =
      first?.to === 'waitingCustomer' ? outboxRow(context, confirmRequest(context, toConfirm, wait)) : undefined
    const written = await insertOrder(context.db, { order, ...parts, events, message })
    if (written) return written
  }
  throw new Error('No free order number was drawn')
}
