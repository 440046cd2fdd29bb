/** The specification's life of the locale and theme cookies: one year, in seconds. */
export const ONE_YEAR = 31_536_000

/** The value of a cookie of a request, or undefined. Values are plain words: nothing is decoded. */
export function readCookie(request: Request, name: string): string | undefined {
  return cookieIn(request.headers.get('cookie') ?? '', name)
}

/** The same; in the browser, whose requests show no cookies, of the document. */
export function visitorCookie(request: Request, name: string): string | undefined {
  return typeof document === 'undefined' ? readCookie(request, name) : cookieIn(document.cookie, name)
}

/** The value of a cookie in the text of a header or a document. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const pairs = cookies.split(';')
  return pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** Whether cookies hold a session; whose it is, and whether it still lives, the GraphQL layer knows. */
export function hasSession(cookies: string | null | undefined): boolean {
  return /(?:^|; *)(?:__Host-)?token=[^;]/.test(cookies ?? '')
}

/** A Set-Cookie value for a setting of the visitor: a year, whole site. Not secret, so scripts may read it. */
export function settingCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`
}
