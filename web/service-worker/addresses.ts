/** Address of the offline page. */
export const OFFLINE = '/offline'

// Campaign parameters do not change the page.
const TRACES = /^(utm_\w+|fbclid|gclid|ttclid|msclkid|_gl)$/

/** Returns the cache key of a document in a language. */
export function pageKey(address: string, locale: string): string {
  const url = new URL(address)
  const search = [...url.searchParams].filter(([name]) => !TRACES.test(name))
  if (url.pathname === OFFLINE) search.length = 0
  return `${url.pathname}?${new URLSearchParams([...search, ['kept-in', locale]]).toString()}`
}

/** Returns the address of the offline page for a requested page that is not cached. */
export function offlineAddress(address: string): string {
  const { pathname, search } = new URL(address)
  return `${OFFLINE}?from=${encodeURIComponent(pathname + search)}`
}
