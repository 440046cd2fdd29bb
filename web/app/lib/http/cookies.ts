/** The specification's life of the locale and theme cookies: one year, in seconds. */
export const ONE_YEAR = 31_536_000

/** The value of a cookie of a request, or undefined. Values are plain words: nothing is decoded. */
export function readCookie(request: Request, name: string): string | undefined {
  const pairs = request.headers.get('cookie')?.split(';') ?? []
  return pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** A Set-Cookie value for a setting of the visitor: a year, whole site. Not secret, so scripts may read it. */
export function settingCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`
}
