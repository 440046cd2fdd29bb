import { later } from '#app/lib/later/later.tsx'

// Larger parts that themselves have parts which come later, so they stand apart from those.

/** Few products are bundles. */
export const BundleView = later(async () => (await import('./bundle-view.tsx')).BundleView)
export const NotForSale = later(async () => (await import('./not-for-sale.tsx')).NotForSale)
export const RelatedRail = later(async () => (await import('./product-rail.tsx')).ProductRail)
