/** No browser reads these as part of a path: `//host` and `/\host` name another site, control characters are dropped before reading. */
const LEAVES_SITE = /^[/\\]{2}|^[^/]|[\u0000-\u001f\u007f]/

const HERE = 'http://here.invalid'

/** The path when it stays on this site, else `otherwise`. A path begins with one slash and is at most 2,000 characters long. */
export function safeRedirect(target: unknown, otherwise = '/'): string {
  if (typeof target !== 'string' || target.length > 2_000 || target === '' || LEAVES_SITE.test(target)) return otherwise
  const url = parsed(target)
  if (url?.origin !== HERE) return otherwise
  // `/.//evil` is one path here and another site once its dots are gone.
  return /^\/[/\\]/.test(url.pathname) ? otherwise : url.pathname + url.search + url.hash
}

function parsed(path: string): URL | undefined {
  try {
    return new URL(path, HERE)
  } catch {
    return undefined
  }
}
