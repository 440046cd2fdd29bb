import { keysOf } from '#app/lib/records/records.ts'
import type { Pixels } from './pixels.ts'

type Env = Record<string, string | undefined>

/**
 * Reads the origins of images and videos besides this site (`PICTURE_ORIGINS`). Throws an Error with a one-line
 * message.
 */
export function pictureOrigins({ PICTURE_ORIGINS = '' }: Env = process.env): string[] {
  return PICTURE_ORIGINS.split(/[\s,]+/)
    .filter(Boolean)
    .map((text) => {
      const url = URL.parse(text)
      if (url && /^https?:\/\/[\w.*:[\]-]+\/?$/.test(text) && url.origin === text.replace(/\/$/, '')) return url.origin
      throw new Error(
        `PICTURE_ORIGINS must be origins like https://cdn.example.com, separated by spaces or commas, not "${text.slice(0, 80)}".`,
      )
    })
}

/**
 * Builds the content security policy of a document: everything from this site, scripts of this site or with the nonce,
 * images and videos also from `media`. Allows style attributes, because components use them for positions, and no style
 * elements. A photo chosen on the phone is a blob URL. `pixels` are those that this visitor allows; other documents do
 * not allow them.
 */
export function contentSecurityPolicy(nonce: string, pixels: Pixels = {}, media: readonly string[] = []): string {
  const from = (directive: Directive, ...own: string[]) =>
    [directive, "'self'", ...own, ...pixelHosts(pixels, directive)].join(' ')
  return [
    "default-src 'self'",
    from('script-src', `'nonce-${nonce}'`),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    from('img-src', 'data:', 'blob:', ...media),
    ['media-src', "'self'", ...media].join(' '),
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

type Directive = 'script-src' | 'img-src' | 'connect-src'

/** Hosts of each pixel's script and of its requests, as documented by its vendor. */
const hosts: Record<keyof Pixels, Record<Directive, readonly string[]>> = {
  adPixel: {
    'script-src': ['https://connect.facebook.net'],
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  tagManager: {
    'script-src': ['https://www.googletagmanager.com'],
    'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    'connect-src': [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
  },
  videoAdPixel: {
    'script-src': ['https://analytics.tiktok.com'],
    'img-src': ['https://analytics.tiktok.com'],
    'connect-src': ['https://analytics.tiktok.com'],
  },
}

/** Returns the sources that a directive of the document's policy needs for the configured pixels. */
export function pixelHosts(pixels: Pixels, directive: Directive): string[] {
  return keysOf(hosts).flatMap((name) => (pixels[name] ? hosts[name][directive] : []))
}
