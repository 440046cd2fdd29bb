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
 * What lines cost, in piastres: `subtotal` at the prices before offers, `discount` what the offers save, `total` with delivery
 * when its fee is known. Prices include VAT of 14 %: `tax` is the part inside the total, rounded once
 * (docs/rules/orders.md#totals).
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
