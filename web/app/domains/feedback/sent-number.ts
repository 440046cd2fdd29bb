/** Parameter with the number of the form that was just sent, for browsers without JavaScript. */
const SENT = 'sent'

/** Returns the address of the same page with the number of the sent form. */
export function sentPath(url: URL, number: string | null): string {
  const search = new URLSearchParams(url.search)
  search.set(SENT, number ?? '')
  return `${url.pathname}?${search.toString()}`
}

/** Reads the number of a sent form from an address; null without a valid one. */
export function sentNumber(params: URLSearchParams): string | null {
  const number = params.get(SENT) ?? ''
  return /^[CMP]-\d{5,12}$/.test(number) ? number : null
}
