/** The page of a club or a national team. */
export function clubPath(slug: string): string {
  return `/about/club-details/${encodeURIComponent(slug)}`
}
