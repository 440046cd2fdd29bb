/** The list of a category. */
export function categoryPath(slug: string): string {
  return `/search?category=${encodeURIComponent(slug)}`
}
