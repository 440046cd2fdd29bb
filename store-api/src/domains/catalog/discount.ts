/** Returns the discount in whole percent; null without one. Both prices are in piastres. */
export function discountPercent(price: number, compareAtPrice: number | null): number | null {
  return compareAtPrice ? Math.round((1 - price / compareAtPrice) * 100) : null
}
