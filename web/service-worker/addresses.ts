/** The page without a network. */
export const OFFLINE = '/offline'

// Where a visitor came from changes nothing on the page.
const TRACES = /^(utm_\w+|fbclid|gclid|ttclid|msclkid|_gl)$/

/** Under what a document in a language is kept. */
export function pageKey(address: string, locale: string): string {
  const url = new URL(address)
  const search = [...url.searchParams].filter(([name]) => !TRACES.test(name))
  if (url.pathname === OFFLINE) search.length = 0
  return `${url.pathname}?${new URLSearchParams([...search, ['kept-in', locale]]).toString()}`
}

/** Where a visitor is led who asks for a page that is not kept. */
export function offlineAddress(address: string): string {
  const { pathname, search } = new URL(address)
  return `${OFFLINE}?from=${encodeURIComponent(pathname + search)}`
}
