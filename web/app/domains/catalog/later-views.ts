import { later } from '#app/lib/later/later.tsx'

// Larger parts that themselves have parts which come later, so they stand apart from those.

/** Few products are bundles. */
export const BundleView = later(async () => (await import('#app/domains/catalog/buying/bundle-view.tsx')).BundleView)
export const NotForSale = later(async () => (await import('#app/domains/catalog/buying/not-for-sale.tsx')).NotForSale)
export const RelatedRail = later(async () => (await import('#app/domains/catalog/cards/product-rail.tsx')).ProductRail)
