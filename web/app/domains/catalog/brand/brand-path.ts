/** The page of a brand. */
export function brandPath(slug: string): string {
  return `/about/brand-details/${encodeURIComponent(slug)}`
}
