/** Whole percent that the price is below the price before the offer; null without an offer. Both in piastres. */
export function discountPercent(price: number, compareAtPrice: number | null): number | null {
  return compareAtPrice ? Math.round((1 - price / compareAtPrice) * 100) : null
}
