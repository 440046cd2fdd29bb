/** A page available offline. */
export type SeenPage = { path: string; title: string; keptAt: string }

// The cache format of the service worker (service-worker/pages.ts).
const CACHE = 'pages'
const NOT_LISTED = /^\/(offline|my-cart)$/

/** Returns the pages cached by the service worker, newest first. Browser only; empty without a cache. */
export async function seenPages(): Promise<SeenPage[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(CACHE)
  const all = await Promise.all((await cache.keys()).map(async (key) => seenPage(key.url, await cache.match(key))))
  const pages = all.filter((page) => page !== undefined)
  return pages.toSorted((one, other) => other.keptAt.localeCompare(one.keptAt))
}

function seenPage(address: string, kept: Response | undefined): SeenPage | undefined {
  const { pathname, searchParams } = new URL(address)
  if (!kept || NOT_LISTED.test(pathname)) return undefined
  searchParams.delete('kept-in')
  const search = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  const title = textOf(decodeURIComponent(kept.headers.get('x-kept-title') ?? ''))
  return { path: pathname + search, title: title.split(' | ')[0] || pathname, keptAt: kept.headers.get('x-kept-at') ?? '' }
}

/** Decodes the title of an HTML document. */
function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? ''
}
