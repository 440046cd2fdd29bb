/**
 * Browsers do not parse these as part of a path: `//host` and `/\host` are another site, control characters are removed
 * before parsing.
 */
const LEAVES_SITE = /^[/\\]{2}|^[^/]|[\u0000-\u001f\u007f]/

const HERE = 'http://here.invalid'

/**
 * Returns the path if it stays on this site, else `otherwise`. A path begins with one slash and has at most 2,000
 * characters.
 */
export function safeRedirect(target: unknown, otherwise = '/'): string {
  if (typeof target !== 'string' || target.length > 2_000 || target === '' || LEAVES_SITE.test(target)) return otherwise
  const url = parsed(target)
  if (url?.origin !== HERE) return otherwise
  // `/.//evil` is a path here, but another site after its dot segments are removed.
  return /^\/[/\\]/.test(url.pathname) ? otherwise : url.pathname + url.search + url.hash
}

/** Returns the path of a page of the shop, of which the API gives the URL: links within the shop load no document. */
export function toShopPath(url: string, otherwise = '/'): string {
  const address = parsed(url)
  return safeRedirect(address && address.pathname + address.search + address.hash, otherwise)
}

function parsed(path: string): URL | undefined {
  try {
    return new URL(path, HERE)
  } catch {
    return undefined
  }
}
