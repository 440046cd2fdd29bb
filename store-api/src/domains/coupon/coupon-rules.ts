import { foldDigits, tidyText } from '#src/http/text.ts'

/** A coupon as it is stored; sums in piastres. */
export interface Coupon {
  id: number
  code: string
  benefit: 'percent' | 'amount' | 'freeDelivery'
  percent: number | null
  amount: number | null
  maximum: number | null
  minimum: number | null
  startsAt: Date
  endsAt: Date | null
  uses: number | null
  usesPerCustomer: number | null
  onOffers: boolean
  stoppedAt: Date | null
}

/** Why a coupon saves nothing. */
export type CouponProblem = 'EXPIRED' | 'MINIMUM' | 'ITEMS' | 'USED_UP' | 'STOPPED'

/** An item that a coupon does not count for: it is on offer already, or its product is none of the coupon's. */
export interface CouponExclusion {
  name: string
  reason: 'OFFER' | 'PRODUCT'
}

/** Uses of a coupon: in all, by one customer, and by unproven orders, which are in `all` too. */
export interface CouponUses {
  all: number
  byCustomer: number
  unproven: number
}

const CODE = /^[A-Z0-9-]{3,20}$/

/** Returns a typed code as it is stored: upper case, Western digits, no spaces. Null for a text that can be no code. */
export function foldCode(text: string): string | null {
  const code = foldDigits(tidyText(text)).replace(/\s/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}

/**
 * Returns why a coupon saves nothing for items of `sum` piastres, `null` for no item that it counts for; null when it
 * applies.
 */
export function problemOf(coupon: Coupon, sum: number | null, uses: CouponUses, now: Date): CouponProblem | null {
  if (coupon.stoppedAt || coupon.startsAt > now) return 'STOPPED'
  if (coupon.endsAt && coupon.endsAt <= now) return 'EXPIRED'
  if (uses.all >= (coupon.uses ?? Infinity) || uses.byCustomer >= (coupon.usesPerCustomer ?? Infinity)) return 'USED_UP'
  return problemOfItems(coupon, sum)
}

/** Returns whether a coupon was stopped or is past its end. */
export function isOver({ stoppedAt, endsAt }: Coupon, now: Date): boolean {
  return stoppedAt !== null || (endsAt !== null && endsAt <= now)
}

/**
 * Returns why a coupon does not count for an item; null when it does. A product that is none of its own stays out after
 * the offer too.
 */
export function exclusionOf(
  { onOffers }: Pick<Coupon, 'onOffers'>,
  item: { name: string; isCovered: boolean; isOnOffer: boolean },
): CouponExclusion | null {
  const { name, isCovered, isOnOffer } = item
  if (!isCovered) return { name, reason: 'PRODUCT' }
  return isOnOffer && !onOffers ? { name, reason: 'OFFER' } : null
}

/** The part of `problemOf` that depends on the items alone. */
export function problemOfItems({ minimum }: Pick<Coupon, 'minimum'>, sum: number | null): CouponProblem | null {
  if (sum === null) return 'ITEMS'
  return sum < (minimum ?? 0) ? 'MINIMUM' : null
}

/**
 * Returns what a coupon takes off items of `sum` piastres: a percentage is rounded down, an amount is at most the sum.
 */
export function discountOf(
  { percent, amount, maximum }: Pick<Coupon, 'percent' | 'amount' | 'maximum'>,
  sum: number,
): number {
  if (percent !== null) return Math.min(Math.floor((sum * percent) / 100), maximum ?? Infinity)
  return Math.min(amount ?? 0, sum)
}

/**
 * Splits a discount over lines in proportion to their prices, by the largest remainder; of equal remainders the first
 * line is rounded up. `discount` is at most the sum of the prices; the parts add up to it, and none exceeds its price.
 */
export function splitDiscount(discount: number, prices: number[]): number[] {
  const sum = BigInt(prices.reduce((total, price) => total + price, 0))
  if (sum === 0n) return prices.map(() => 0)
  const shares = prices.map((price, index) => {
    const product = BigInt(discount) * BigInt(price)
    return { index, part: Number(product / sum), rest: product % sum }
  })
  const missing = discount - shares.reduce((total, { part }) => total + part, 0)
  const byRest = shares.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  for (const share of byRest.slice(0, missing)) share.part += 1
  return shares.map(({ part }) => part)
}

/**
 * Bounds the new discounts of lines by what each had of a coupon that is over: together they are at most the sum of the
 * new ones and of the old ones, and none exceeds its old one. Of an amount that moved to other lines each gets its old
 * part back.
 */
export function keepDiscounts(discounts: number[], had: number[]): number[] {
  const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0)
  const kept = discounts.map((discount, index) => Math.min(discount, had[index] ?? 0))
  const missing = Math.min(sum(discounts), sum(had)) - sum(kept)
  const regained = splitDiscount(
    missing,
    kept.map((part, index) => (had[index] ?? 0) - part),
  )
  return kept.map((part, index) => part + (regained[index] ?? 0))
}

/**
 * The part of a line's discount that falls on `more` of its units after `gone` of them: the parts of all units add up
 * to the discount.
 */
export function discountOfUnits(line: { discount: number; quantity: number }, gone: number, more: number): number {
  const upTo = (units: number) => Number((BigInt(line.discount) * BigInt(units)) / BigInt(line.quantity))
  return upTo(gone + more) - upTo(gone)
}
