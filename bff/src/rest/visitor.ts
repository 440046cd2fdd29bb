import type { Language } from 'server-kit/language.ts'

/** The visitor on whose behalf a call is made. */
export interface Visitor {
  language: Language
  /** Bearer token; empty when logged out. */
  token: string
  requestId: string
  /** IP address of the request. */
  address: string
  /** Aborted when the client has left: reads for it then end. */
  left?: AbortSignal
}

/** Names of the session cookie and the cart cookie. */
export const SESSION_COOKIE = 'token'
export const CART_COOKIE = 'cart'

/**
 * Returns the name of a cookie in a request: with the prefix `__Host-` over HTTPS, so that no other site of the same
 * domain can set it.
 */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/** Access to the HTTP request and response of the visitor. */
export interface VisitorHttp {
  /** Whether session and cart are kept in cookies, which scripts must not read; else the client keeps their tokens. */
  keepsCookies: boolean
  header: (name: string) => string | undefined
  setHeader: (name: string, value: string) => void
  /** The value that a client that keeps cookies sent, or the one set since. */
  cookie: (name: string) => string | undefined
  /**
   * Sets a cookie with SameSite=Lax for the whole site; HttpOnly unless scripts may read it. For a client that keeps
   * tokens only `cookie` has it.
   */
  setCookie: (name: string, value: string, maxAgeSeconds: number, options?: { readable?: boolean }) => void
  /** Deletes a cookie. */
  clearCookie: (name: string) => void
}

/** Whether a text is a valid HTTP header value: visible ASCII, at most 200 characters. */
export function isSendable(text: string): boolean {
  return /^[\x21-\x7e]{0,200}$/.test(text)
}
