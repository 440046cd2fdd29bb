/** The page of a product, in one of its colours. */
export function productPath(slug: string, color?: string): string {
  return `/products/${encodeURIComponent(slug)}${color ? `?color=${encodeURIComponent(color)}` : ''}`
}

/** The list of what a filter lets through, e.g. `listPath({ club: 'al-ahly' })`. */
export function listPath(filter: Record<string, string> = {}): string {
  const search = new URLSearchParams(filter).toString()
  return search ? `/search?${search}` : '/search'
}

/** Where one asks to be told when a product can be had again. */
export function notifyPath(slug: string, variantId?: string): string {
  return `${productPath(slug)}/notify${variantId ? `?variant=${variantId}` : ''}`
}

/** The page of a brand. */
export function brandPath(slug: string): string {
  return `/about/brand-details/${encodeURIComponent(slug)}`
}

/** The page of a club or a national team. */
export function clubPath(slug: string): string {
  return `/about/club-details/${encodeURIComponent(slug)}`
}

/** The pages that rank what the shop has, by name. */
export const topPaths = {
  bestSeller: '/about/best-seller',
  newArrivals: '/about/new-arrivals',
  topProducts: '/about/top-products',
  topTeams: '/about/top-teams',
  topBrands: '/about/top-brands',
  offers: '/offers',
} as const

export type TopPageName = keyof typeof topPaths
