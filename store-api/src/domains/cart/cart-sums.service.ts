import { type CouponUser, judgeCoupon, type JudgedCoupon, viewCoupon } from '#src/domains/coupon/coupon.service.ts'
import type { CartCoupon, FreeDelivery } from '#src/domains/coupon/coupon.schema.ts'
import type { DeliveryQuote } from '#src/domains/location/location.schema.ts'
import type { Context } from '#src/http/context.ts'
import { priceOf, type Totals, totalsOf } from './cart-totals.ts'

export interface PricedLine {
  productId: number
  quantity: number
  /** Piastres. */
  unitPrice: number
  /** Price before the offer; null without one. */
  compareAtPrice: number | null
}

export interface Sums {
  totals: Totals
  judged: JudgedCoupon | null
  /** Coupon discount of each line, in piastres. */
  discounts: number[]
  /** Total saving by the coupon in piastres, with the delivery fee. */
  saving: number
  freeDelivery: FreeDelivery | null
}

/**
 * Returns the totals of lines with the coupon and free delivery (docs/rules/coupons.md). `quote` is that of the area;
 * its fee is null while the area is unknown.
 */
export async function sumUp(
  context: Context,
  lines: PricedLine[],
  { user, quote }: { user: CouponUser | null; quote: Pick<DeliveryQuote, 'fee' | 'freeFrom'> },
): Promise<Sums> {
  const items = lines.map((line) => ({ ...line, isOnOffer: line.compareAtPrice !== null }))
  const judged = user && (await judgeCoupon(context, user, items))
  const discounts = judged?.discounts ?? lines.map(() => 0)
  const couponDiscount = discounts.reduce((sum, discount) => sum + discount, 0)
  const freeDelivery = progressOf(priceOf(lines) - couponDiscount, quote.freeFrom)
  const byCoupon = judged?.isFreeDelivery === true && !freeDelivery?.reached
  const deliveryFee = quote.fee !== null && (byCoupon || freeDelivery?.reached) ? 0 : quote.fee
  const saving = couponDiscount + (byCoupon ? (quote.fee ?? 0) : 0)
  return { totals: totalsOf(lines, deliveryFee, couponDiscount), judged, discounts, saving, freeDelivery }
}

/** Returns the wire shape of the coupon of sums; null without one. */
export function couponOf(context: Context, { judged, saving, totals }: Sums): CartCoupon | null {
  return judged && viewCoupon(context, judged, saving, totals.deliveryFee !== null)
}

function progressOf(sum: number, from: number | null): FreeDelivery | null {
  return from === null ? null : { from, missing: Math.max(from - sum, 0), reached: sum >= from }
}
