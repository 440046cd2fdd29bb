import { spendByNetwork } from '#src/domains/message/guest-limit.service.ts'
import type { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { messageOf } from '#src/http/error-codes.ts'
import { giveBack, spend, type Spent } from '#src/http/rate-limit.ts'
import { atMost, limit } from '#src/limits.ts'
import {
  type Coupon,
  type CouponExclusion,
  type CouponProblem,
  discountOf,
  exclusionOf,
  foldCode,
  isOver,
  keepDiscounts,
  problemOf,
  problemOfItems,
  splitDiscount,
} from './coupon-rules.ts'
import { refusalOfCoupon, type RefusedCoupon, textOfProblem, textOfSaving, unknownCoupon } from './coupon-text.ts'
import {
  type CouponBuyer,
  countUses,
  deleteUse,
  insertUse,
  lockCoupon,
  lockOtherUses,
  selectCountedProducts,
  selectCoupon,
  selectCouponById,
  selectCouponOfOrder,
  updateSaved,
} from './coupon.queries.ts'
import type { CartCoupon } from './coupon.schema.ts'

// Why these numbers: docs/rules/limits.md#accounts-and-forms.
const wrongByCart = limit({ name: 'coupon-cart', tries: 10, seconds: 900 })
/** Share of the uses left that unproven orders have together (docs/rules/limits.md#orders). */
const UNPROVEN_SHARE = atMost('coupon-unproven', 1 / 3)
const wrongByNetwork = limit({ name: 'coupon-net', tries: 300, seconds: 3600 })

/**
 * The sender of a code: a customer, or a guest with her cart, which buying one product has not, and her mobile as she
 * typed it.
 */
export type CouponTypist = { customerId: number } | { cartId: number | null; mobile: string | null }

/**
 * Returns the coupon of a typed code. Unknown, stopped and not yet valid ones are refused alike, and counted. Throws
 * COUPON_UNKNOWN at `field`, RATE_LIMITED. The database of `context` must be no transaction.
 */
export async function findCoupon(
  context: Context,
  typed: string,
  typist: CouponTypist,
  field: 'code' | 'coupon',
): Promise<Coupon> {
  const { db, now, language } = context
  const spent = await spendTry(context, typist)
  const code = foldCode(typed)
  const coupon = code === null ? undefined : await selectCoupon(db, code)
  if (!coupon || coupon.stoppedAt || coupon.startsAt > now()) throw refusalOfCoupon(unknownCoupon, field, language)
  await giveBack(db, spent)
  return coupon
}

/**
 * Counts a code before it is looked up, and returns what was counted. The guests of a network must not stop its
 * customers.
 */
async function spendTry(context: Context, typist: CouponTypist): Promise<Spent[]> {
  if ('customerId' in typist) {
    const spent: Spent[] = [[wrongByCart, JSON.stringify(typist)]]
    await spend(context.db, spent)
    return spent
  }
  const { cartId, mobile } = typist
  const own: Spent[] = cartId === null ? [] : [[wrongByCart, JSON.stringify({ cartId })]]
  return spendByNetwork(context, { own, byNetwork: wrongByNetwork, byMobile: wrongByCart, mobile })
}

export async function getCoupon({ db }: Context, id: number): Promise<Coupon | null> {
  return (await selectCouponById(db, id)) ?? null
}

/**
 * Locks a coupon for the transaction of `context`, after key and mobile and before the stock
 * (docs/rules/orders.md#unproven-orders).
 */
export async function lockForOrder({ db }: Context, id: number | null): Promise<Coupon | null> {
  return (id && (await lockCoupon(db, id))) || null
}

export async function getCouponOfOrder({ db }: Context, orderId: number): Promise<Coupon | null> {
  return (await selectCouponOfOrder(db, orderId)) ?? null
}

/** A line that a coupon may count for; price of one unit in piastres. */
export interface CouponItem {
  productId: number
  quantity: number
  unitPrice: number
  isOnOffer: boolean
}

/**
 * The part of an order that its coupon saved before a change: units and discount, in piastres, of each line that is
 * judged again.
 */
export interface CouponBefore {
  lines: { quantity: number; discount: number }[]
  isFreeDelivery: boolean
}

/**
 * A coupon with its user; null while nobody knows the user. `before`: of the order that used it and is judged again, by
 * its items alone.
 */
export interface CouponUser {
  coupon: Coupon
  buyer: CouponBuyer | null
  before?: CouponBefore
}

export interface JudgedCoupon {
  coupon: Coupon
  problem: CouponProblem | null
  /** What is missing to its minimum, in piastres; null without a minimum or an item that counts. */
  missing: number | null
  /** Items that it does not count for. */
  excluded: CouponExclusion[]
  /** Whether one more unproven order with it exceeds their share of the uses left. */
  needsProof: boolean
  /** Piastres off each item. */
  discounts: number[]
  isFreeDelivery: boolean
}

/**
 * Evaluates a coupon for items (docs/rules/coupons.md#benefit); with a problem it saves nothing. A coupon that is over
 * counts for the units that the order had, which save no more than before (docs/rules/coupons.md#changing).
 */
export async function judgeCoupon(
  { db, now, language }: Context,
  { coupon, buyer, before }: CouponUser,
  items: CouponItem[],
): Promise<JudgedCoupon> {
  const products = await selectCountedProducts(
    db,
    coupon.id,
    items.map(({ productId }) => productId),
  )
  const exclusions = items.map(({ productId, isOnOffer }) => {
    const product = products.get(productId)
    return exclusionOf(coupon, { name: product?.[language] ?? '', isCovered: product?.counts ?? false, isOnOffer })
  })
  const had = before && isOver(coupon, now()) ? before : null
  const units = items.map(({ quantity }, index) => Math.min(quantity, had?.lines[index]?.quantity ?? quantity))
  const prices = items.map(({ unitPrice }, index) => (exclusions[index] ? 0 : unitPrice * (units[index] ?? 0)))
  const sum = exclusions.includes(null) ? prices.reduce((total, price) => total + price, 0) : null
  const uses = before ? null : await countUses(db, coupon, buyer)
  const problem = uses ? problemOf(coupon, sum, uses, now()) : problemOfItems(coupon, sum)
  const discounts = splitDiscount(problem ? 0 : discountOf(coupon, sum ?? 0), prices)
  return {
    coupon,
    problem,
    missing: sum === null || coupon.minimum === null ? null : Math.max(coupon.minimum - sum, 0),
    excluded: exclusions.filter((each) => each !== null),
    needsProof:
      uses !== null && uses.unproven + 1 > ((coupon.uses ?? Infinity) - uses.all + uses.unproven) * UNPROVEN_SHARE,
    discounts: had
      ? keepDiscounts(
          discounts,
          prices.map((price, index) => Math.min(price, had.lines[index]?.discount ?? 0)),
        )
      : discounts,
    isFreeDelivery: !problem && coupon.benefit === 'freeDelivery' && had?.isFreeDelivery !== false,
  }
}

/** Returns the refusal of a coupon with a problem, at `field`. */
export function refuseCoupon({ language }: Context, coupon: RefusedCoupon, field: 'code' | 'coupon'): ApiError {
  return refusalOfCoupon(coupon, field, language)
}

/** Returns the wire shape of a coupon that saves `saving` piastres. */
export function viewCoupon(
  { language }: Context,
  judged: JudgedCoupon,
  saving: number,
  isFeeKnown: boolean,
): CartCoupon {
  const { coupon, problem, missing, excluded } = judged
  const { code, benefit, percent, amount, minimum } = coupon
  const message = problem
    ? textOfProblem({ problem, minimum, missing, excluded }, language)
    : textOfSaving(judged, saving, isFeeKnown, language)
  return { code, benefit, percent, amount, saving, problem, minimum, missing, excluded, message }
}

/** Returns the wire shape of a code that is not known, or was not looked up for too many wrong ones. */
export function viewUnknownCoupon({ language }: Context, typed: string, refusal: ApiError): CartCoupon {
  const message =
    refusal.code === 'RATE_LIMITED' ? messageOf(refusal.code, language) : textOfProblem(unknownCoupon, language)
  return {
    code: foldCode(typed) ?? '',
    benefit: null,
    percent: null,
    amount: null,
    saving: 0,
    ...unknownCoupon,
    message,
  }
}

/** Stores that an order uses a coupon and saves `saved` piastres with it. */
export async function recordUse(
  { db, now }: Context,
  orderId: number,
  { id: couponId }: Coupon,
  buyer: CouponBuyer,
  saved: number,
): Promise<void> {
  await insertUse(db, { orderId, couponId, ...buyer, saved, at: now() })
}

/** Stores what an edited order saves with its coupon, in piastres. */
export async function changeSaved({ db }: Context, orderId: number, saved: number): Promise<void> {
  await updateSaved(db, orderId, saved)
}

/**
 * Returns whether an order that is proven now has no use left of its coupon: its customer used it meanwhile. Locks the
 * coupon, after order and buyer.
 */
export async function hasNoCouponUseLeft({ db }: Context, orderId: number): Promise<boolean> {
  const uses = await lockOtherUses(db, orderId)
  return uses !== undefined && uses.others >= uses.most
}

/** Gives back the coupon of an order, so that it may be used again, and returns what it saved, in piastres. */
export async function giveBackCoupon({ db }: Context, orderId: number): Promise<number> {
  return deleteUse(db, orderId)
}
