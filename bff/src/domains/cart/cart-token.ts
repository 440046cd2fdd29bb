import type { CartMerge } from '#src/__generated__/rest.ts'
import { CART_COOKIE, isBrowser, isSendable, type VisitorHttp } from '#src/rest/visitor.ts'

const HEADER = 'x-cart-token'
const THIRTY_DAYS = 30 * 24 * 3600
/** What became of a guest's cart, for the next page to tell. */
const MERGED = 'merged'
const TEN_MINUTES = 600

/** What a guest's cart is known by: the header of a client without cookies, else the cookie. */
export function cartTokenOf(http: VisitorHttp): string | undefined {
  const token = http.header(HEADER) || http.cookie(CART_COOKIE)
  return token && isSendable(token) ? token : undefined
}

/** Keeps the token of a new cart, and that of a known one for 30 days more. `made` is null for a known cart. */
export function keepCartToken(http: VisitorHttp, made: string | null): void {
  const token = made ?? http.cookie(CART_COOKIE)
  if (!token || !isSendable(token)) return
  http.setCookie(CART_COOKIE, token, THIRTY_DAYS)
  // A browser has the cookie, and its scripts must not be able to read the token.
  if (made && !isBrowser(http)) http.setHeader(HEADER, made)
}

/** The cart of the guest is in that of the customer now. */
export function forgetCartToken(http: VisitorHttp): void {
  http.clearCookie(CART_COOKIE)
}

/**
 * Leaves a browser the report of a merge, whichever operation made it: how many lines were added, summed, reduced and dropped, and what
 * is left of the only reduced one, with dots between. Scripts may read it.
 */
export function tellMerge(http: VisitorHttp, { added, summed, reduced, dropped }: CartMerge): void {
  const left = reduced.length === 1 ? (reduced[0]?.quantity ?? 0) : 0
  const report = [added, summed, reduced.length, dropped.length, left].join('.')
  http.setCookie(MERGED, report, TEN_MINUTES, { readable: true })
}
