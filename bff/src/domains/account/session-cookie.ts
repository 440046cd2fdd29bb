import { isBrowser, isSendable, SESSION_COOKIE, type VisitorHttp } from '#src/rest/visitor.ts'

/** Lifetime of a session since its last use. */
const THIRTY_DAYS = 30 * 24 * 3600

/** Stores a session in the visitor's cookie. Returns the token for the response: null for a browser, which has the cookie. */
export function keepSession(http: VisitorHttp, token: string): string | null {
  if (isSendable(token)) http.setCookie(SESSION_COOKIE, token, THIRTY_DAYS)
  return isBrowser(http) ? null : token
}

/** Extends the cookie of an active session. */
export function extendSession(http: VisitorHttp): void {
  const token = http.cookie(SESSION_COOKIE)
  if (token) keepSession(http, token)
}

/** Deletes the cookie if there is one. */
export function forgetSession(http: VisitorHttp): void {
  if (http.cookie(SESSION_COOKIE)) http.clearCookie(SESSION_COOKIE)
}
