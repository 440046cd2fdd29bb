import type { Variants } from '#src/domains/cart/cart-stock.ts'
import { type Totals, totalsOf } from '#src/domains/cart/cart-totals.ts'
import type { CheckoutLine } from '#src/domains/order/placing/checkout-lines.ts'

/** What an order costs, in piastres, by the prices of now. */
export function orderTotals(lines: CheckoutLine[], variants: Variants, deliveryFee: number) {
  const priced = lines.map((line) => {
    const { price, compareAtPrice } = variants.get(line.variantId)?.variant ?? { price: line.seenPrice, compareAtPrice: null }
    return { quantity: line.quantity, unitPrice: price, compareAtPrice }
  })
  return { ...totalsOf(priced, deliveryFee), deliveryFee }
}

/** What one line would cost, in piastres, with a fee that may not be known yet. */
export function quotedTotals(line: { quantity: number; unitPrice: number; compareAtPrice: number | null }, fee: number | null): Totals {
  return totalsOf([line], fee)
}
