import type { CartMerge } from '#src/__generated__/rest.ts'
import { tokenIn } from '#src/graphql/ids.ts'
import { CART_COOKIE, type VisitorHttp } from '#src/rest/visitor.ts'

const HEADER = 'x-cart-token'
const THIRTY_DAYS = 30 * 24 * 3600
/** Report of a merged guest cart, displayed by the next page. */
const MERGED = 'merged'
const TEN_MINUTES = 600

/** Returns the token of a guest's cart: the cookie of a client that keeps cookies, else the header. */
export function cartTokenOf(http: VisitorHttp): string | undefined {
  return tokenIn(http.cookie(CART_COOKIE) || http.header(HEADER))
}

/** Stores the token of a new cart, or extends the cookie of a known one by 30 days. `made` is null for a known cart. */
export function keepCartToken(http: VisitorHttp, made: string | null): void {
  const token = tokenIn(made ?? http.cookie(CART_COOKIE))
  if (!token) return
  http.setCookie(CART_COOKIE, token, THIRTY_DAYS)
  if (made && !http.keepsCookies) http.setHeader(HEADER, made)
}

/** Deletes the guest's cart cookie after the merge into the customer's cart. */
export function forgetCartToken(http: VisitorHttp): void {
  http.clearCookie(CART_COOKIE)
}

/**
 * Sets the merge report as a cookie that scripts may read, whichever operation merged: number of lines added, summed,
 * reduced and dropped, and the remaining quantity when exactly one was reduced, separated by dots.
 */
export function tellMerge(http: VisitorHttp, { added, summed, reduced, dropped }: CartMerge): void {
  const left = reduced.length === 1 ? (reduced[0]?.quantity ?? 0) : 0
  const report = [added, summed, reduced.length, dropped.length, left].join('.')
  http.setCookie(MERGED, report, TEN_MINUTES, { readable: true })
}
