import { OWN_KEPT, ownCookies } from '#private.config.ts'

/** Lifetime of the locale and theme cookies in the specification: one year, in seconds. */
export const ONE_YEAR = 31_536_000

/** The parts of a request that say who asks, and for what. */
export type Asked = { url: string; headers: { get: (name: string) => string | null } }

/** Returns the value of a cookie of a request, or undefined. Values are plain words, so nothing is decoded. */
export function readCookie(request: Pick<Asked, 'headers'>, name: string): string | undefined {
  return cookieIn(request.headers.get('cookie') ?? '', name)
}

/** The same; in the browser, whose requests expose no cookies, of the document. */
export function visitorCookie(request: Request, name: string): string | undefined {
  return typeof document === 'undefined' ? readCookie(request, name) : cookieIn(document.cookie, name)
}

/** Returns the value of a cookie in a header or in `document.cookie`. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const pairs = cookies.split(';')
  return pairs
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

/** Whether the cookies contain a session token. Only the GraphQL layer knows whether it is valid. */
export function hasSession(cookies: string | null | undefined): boolean {
  return /(?:^|; *)(?:__Host-)?token=[^;]/.test(cookies ?? '')
}

const OWN = new RegExp(`(?:^|; *)(?:__Host-)?(?:${ownCookies.join('|')})=[^;]`)

/** Whether the cookies have something that pages show to this visitor alone. */
export function hasOwnCookies(cookies: string | null | undefined): boolean {
  return OWN.test(cookies ?? '')
}

/**
 * Returns a value for Set-Cookie or `document.cookie`: whole site, one year by default. Not secret, so scripts may read
 * it. In the browser it is `Secure` on https; on the server `web/server/headers.ts` adds that.
 */
export function plainCookie(name: string, value: string, seconds = ONE_YEAR): string {
  const secure = typeof location !== 'undefined' && location.protocol === 'https:'
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/**
 * Returns the cookie that ends `OWN_KEPT`: the browser's record is older than what just happened, so the next document
 * is the visitor's own.
 */
export const ownOutdated = (): string => plainCookie(OWN_KEPT, '', 0)
