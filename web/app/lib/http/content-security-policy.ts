
/**
 * The policy of a document: everything from this site, scripts of ours or with the nonce. Style attributes are allowed because
 * components place things with them; the toasts bring one style element, with the nonce. A picture that is chosen from the phone is a blob.
 */
export function contentSecurityPolicy(nonce: string): string {
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
