/** In an address: the number of what was just sent, for visitors without JavaScript. */
const SENT = 'sent'

/** The same page, saying that something was sent under `number`. */
export function sentPath(url: URL, number: string | null): string {
  const search = new URLSearchParams(url.search)
  search.set(SENT, number ?? '')
  return `${url.pathname}?${search.toString()}`
}

/** The number that an address tells of; null for a text that is none. */
export function sentNumber(params: URLSearchParams): string | null {
  const number = params.get(SENT) ?? ''
  return /^[CMP]-\d{5,12}$/.test(number) ? number : null
}
