import { later } from '#app/lib/later/later.tsx'

/** Below the first screen of a product's page: its code comes after the page's own. */
export const ProductReviews = later(async () => (await import('#app/domains/feedback/reviews/product-reviews.tsx')).ProductReviews)

/** For who types: nothing is asked before. */
export const ProductMatches = later(async () => (await import('#app/domains/feedback/requests/product-matches.tsx')).ProductMatches)
