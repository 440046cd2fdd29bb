import { isBrowser, isSendable, type VisitorHttp } from '#src/rest/visitor.ts'

const NAME = 'cart'
const HEADER = 'x-cart-token'
const THIRTY_DAYS = 30 * 24 * 3600

/** What a guest's cart is known by: the header of a client without cookies, else the cookie. */
export function cartTokenOf(http: VisitorHttp): string | undefined {
  const token = http.header(HEADER) || http.cookie(NAME)
  return token && isSendable(token) ? token : undefined
}

/** Keeps the token of a new cart, and that of a known one for 30 days more. `made` is null for a known cart. */
export function keepCartToken(http: VisitorHttp, made: string | null): void {
  const token = made ?? http.cookie(NAME)
  if (!token || !isSendable(token)) return
  http.setCookie(NAME, token, THIRTY_DAYS)
  // A browser has the cookie, and its scripts must not be able to read the token.
  if (made && !isBrowser(http)) http.setHeader(HEADER, made)
}
