interface Priced {
  quantity: number
  unitPrice: number
  compareAtPrice: number | null
}

export interface Totals {
  subtotal: number
  discount: number
  deliveryFee: number | null
  tax: number
  total: number
}

/**
 * Returns the totals of lines in piastres (docs/rules/orders.md#totals): `subtotal` before discounts, `total` with the delivery fee when it
 * is known. Prices include 14 % VAT: `tax` is its part of the total, rounded once.
 */
export function totalsOf(lines: Priced[], deliveryFee: number | null): Totals {
  const price = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  const subtotal = lines.reduce(
    (sum, { quantity, unitPrice, compareAtPrice }) => sum + quantity * (compareAtPrice ?? unitPrice),
    0,
  )
  const total = price + (deliveryFee ?? 0)
  return { subtotal, discount: subtotal - price, deliveryFee, tax: Math.round((total * 14) / 114), total }
}
