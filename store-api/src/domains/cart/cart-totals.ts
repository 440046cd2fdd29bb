import type { Cart } from './cart.schema.ts'

interface Priced {
  quantity: number
  unitPrice: number
  compareAtPrice: number | null
}

export type Totals = Pick<Cart, 'subtotal' | 'discount' | 'couponDiscount' | 'deliveryFee' | 'tax' | 'total'>

/**
 * Returns the totals of lines in piastres (docs/rules/orders.md#totals): `subtotal` before discounts, `total` after the
 * coupon and with the delivery fee when it is known. Prices include 14 % VAT: `tax` is its part of the total, rounded
 * once.
 */
export function totalsOf(lines: Priced[], deliveryFee: number | null, couponDiscount = 0): Totals {
  const price = priceOf(lines)
  const subtotal = lines.reduce(
    (sum, { quantity, unitPrice, compareAtPrice }) => sum + quantity * (compareAtPrice ?? unitPrice),
    0,
  )
  const total = price - couponDiscount + (deliveryFee ?? 0)
  return { subtotal, discount: subtotal - price, couponDiscount, deliveryFee, tax: taxIn(total), total }
}

/** Returns the VAT inside a total, in piastres (docs/rules/orders.md#totals). */
export function taxIn(total: number): number {
  return Math.round((total * 14) / 114)
}

/** Returns the price of lines after offers, in piastres. */
export function priceOf(lines: Pick<Priced, 'quantity' | 'unitPrice'>[]): number {
  return lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
}
