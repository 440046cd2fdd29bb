import { pixelHosts } from '#app/lib/analytics/hosts.ts'
import type { Pixels } from '#app/lib/analytics/pixels.ts'

/**
 * The policy of a document: everything from this site, scripts of ours or with the nonce. Style attributes are allowed because
 * components place things with them; the toasts bring one style element, with the nonce. A picture that is chosen from the phone is a blob.
 * `pixels` are those that this visitor lets in: nobody else's document opens itself to them.
 */
export function contentSecurityPolicy(nonce: string, pixels: Pixels = {}): string {
  const from = (directive: 'script-src' | 'img-src' | 'connect-src', ...own: string[]) =>
    [directive, "'self'", ...own, ...pixelHosts(pixels, directive)].join(' ')
  return [
    "default-src 'self'",
    from('script-src', `'nonce-${nonce}'`),
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    from('img-src', 'data:', 'blob:'),
    "font-src 'self'",
    from('connect-src'),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
