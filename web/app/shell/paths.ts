/** The list of a category. */
export function categoryPath(slug: string): string {
  return `/search?category=${encodeURIComponent(slug)}`
}

/** The list of what is on offer. */
export const OFFERS_PATH = '/search?offers=1'
