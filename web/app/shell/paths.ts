/** Returns the address of a category's products. */
export function categoryPath(slug: string): string {
  return `/search?category=${encodeURIComponent(slug)}`
}
