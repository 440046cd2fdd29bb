import { numberOf } from '#app/lib/route/number-of.ts'

/** Returns the path of a product's page, in a colour and size if they are given. */
export function productPath(slug: string, { color, size }: { color?: string; size?: string | null } = {}): string {
  const search = new URLSearchParams({ ...(color && { color }), ...(size && { size }) }).toString()
  return `/products/${encodeURIComponent(slug)}${search && `?${search}`}`
}

/** Returns the path of the product list with a filter, for example `listPath({ club: 'al-ahly' })`. */
export function listPath(filter: Record<string, string> = {}): string {
  const search = new URLSearchParams(filter).toString()
  return search ? `/search?${search}` : '/search'
}

/** Returns the path of a product's notify-me form. */
export function notifyPath(slug: string, variantId?: string): string {
  return `${productPath(slug)}/notify${variantId ? `?variant=${numberOf(variantId)}` : ''}`
}

/** Returns the path of a brand's page. */
export function brandPath(slug: string): string {
  return `/about/brand-details/${encodeURIComponent(slug)}`
}

/** Returns the path of a club's or national team's page. */
export function clubPath(slug: string): string {
  return `/about/club-details/${encodeURIComponent(slug)}`
}

/** Paths of the pages with rankings, new arrivals and offers, by name. */
export const topPaths = {
  bestSeller: '/about/best-seller',
  newArrivals: '/about/new-arrivals',
  topProducts: '/about/top-products',
  topTeams: '/about/top-teams',
  topBrands: '/about/top-brands',
  offers: '/offers',
} as const

export type TopPageName = keyof typeof topPaths
