import type { Variants } from '#src/domains/cart/cart-stock.ts'
import { totalsOf } from '#src/domains/cart/cart-totals.ts'
import type { CheckoutLine } from './checkout-lines.ts'

/** What an order costs, in piastres, by the prices of now. */
export function orderTotals(lines: CheckoutLine[], variants: Variants, deliveryFee: number) {
  const priced = lines.map((line) => {
    const { price, compareAtPrice } = variants.get(line.variantId)?.variant ?? { price: line.seenPrice, compareAtPrice: null }
    return { quantity: line.quantity, unitPrice: price, compareAtPrice }
  })
  return { ...totalsOf(priced, deliveryFee), deliveryFee }
}
