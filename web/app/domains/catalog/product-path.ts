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
