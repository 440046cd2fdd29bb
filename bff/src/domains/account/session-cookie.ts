import { isBrowser, isSendable, SESSION_COOKIE, type VisitorHttp } from '#src/rest/visitor.ts'

/** As long as a session lives from its last use. */
const THIRTY_DAYS = 30 * 24 * 3600

/** Keeps a session in the visitor's cookie, and gives what an answer may tell of it: nothing to a browser, which has the cookie. */
export function keepSession(http: VisitorHttp, token: string): string | null {
  if (isSendable(token)) http.setCookie(SESSION_COOKIE, token, THIRTY_DAYS)
  return isBrowser(http) ? null : token
}

/** Lets the cookie of a session that is in use live on. */
export function extendSession(http: VisitorHttp): void {
  const token = http.cookie(SESSION_COOKIE)
  if (token) keepSession(http, token)
}

/** Takes the cookie away, when there is one. */
export function forgetSession(http: VisitorHttp): void {
  if (http.cookie(SESSION_COOKIE)) http.clearCookie(SESSION_COOKIE)
}
