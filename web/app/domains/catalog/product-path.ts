/** The page of a product, in one of its colours. */
export function productPath(slug: string, color?: string): string {
  return `/products/${encodeURIComponent(slug)}${color ? `?color=${encodeURIComponent(color)}` : ''}`
}

/** The list of what a filter lets through, e.g. `listPath({ club: 'al-ahly' })`. */
export function listPath(filter: Record<string, string> = {}): string {
  const search = new URLSearchParams(filter).toString()
  return search ? `/search?${search}` : '/search'
}

/** What there is to know of a club or national team. */
export function clubPath(slug: string): string {
  return `/about/club-details/${encodeURIComponent(slug)}`
}

/** What there is to know of a brand. */
export function brandPath(slug: string): string {
  return `/about/brand-details/${encodeURIComponent(slug)}`
}
