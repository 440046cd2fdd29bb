/**
 * Header by which the web server requests a page for everybody of a language and theme: rendered whole, from a request
 * without a visitor.
 */
export const SHARED_PAGE = 'x-shared-page'

/** Seconds that a page is used as it is, and then while a new one is rendered behind it. */
type Life = { fresh: number; stale: number }

/** Stock is at most 5 s old where customers decide, of which bff/src/rest/response-cache.ts uses up to 2.5. */
const STOCK: Life = { fresh: 1, stale: 1 }
const OTHERS: Life = { fresh: 5, stale: 30 }

/**
 * Returns the `Cache-Control` of a page for everybody, for shared caches (`stale-while-revalidate`) and the web
 * server's own. `shown`: names of its queries.
 */
export function sharedLife(shown: readonly string[]): string {
  const { fresh, stale } = shown.includes('ProductPage') ? STOCK : OTHERS
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`
}

/** Returns the lifetime that `sharedLife` wrote, in milliseconds; null for a page that must not be kept. */
export function lifeIn(cacheControl: string | null): Life | null {
  const [fresh, stale] =
    /^public,.* s-maxage=(\d+), stale-while-revalidate=(\d+)$/
      .exec(cacheControl ?? '')
      ?.slice(1)
      .map(Number) ?? []
  return fresh !== undefined && stale !== undefined ? { fresh: fresh * 1_000, stale: stale * 1_000 } : null
}
