import type { Language } from './language.ts'

/** On whose behalf a call is made. */
export interface Visitor {
  language: Language
  /** Bearer token; empty when logged out. */
  token: string
  requestId: string
  /** The IP address the request came from. */
  address: string
}

/** Names of the cookies that open a session and a cart. */
export const SESSION_COOKIE = 'token'
export const CART_COOKIE = 'cart'

/** The name of a cookie in a request: with `__Host-` by https, so that no other site of the same domain can set it. */
export function sentName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/** What may be seen and set of the HTTP between the visitor and us. */
export interface VisitorHttp {
  header: (name: string) => string | undefined
  setHeader: (name: string, value: string) => void
  /** The value that the visitor sent, or the one set since. */
  cookie: (name: string) => string | undefined
  /** SameSite=Lax, for the whole site; HttpOnly unless scripts may read it. */
  setCookie: (name: string, value: string, maxAgeSeconds: number, options?: { readable?: boolean }) => void
  clearCookie: (name: string) => void
}

/** Whether it is a browser: it has cookies, and its scripts must not see what stands in them. */
export function isBrowser({ header }: Pick<VisitorHttp, 'header'>): boolean {
  return Boolean(header('origin') ?? header('sec-fetch-site'))
}

/** Whether a text may be the value of an HTTP header: visible ASCII, at most 200 characters. */
export function isSendable(text: string): boolean {
  return /^[\x21-\x7e]{0,200}$/.test(text)
}
