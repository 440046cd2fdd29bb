import type { Pixels } from './pixels.ts'

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
    'connect-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  videoAdPixel: {
    'script-src': ['https://analytics.tiktok.com'],
    'img-src': ['https://analytics.tiktok.com'],
    'connect-src': ['https://analytics.tiktok.com'],
  },
}

/** Returns the sources that a directive of the document's policy needs for the configured pixels. */
export function pixelHosts(pixels: Pixels, directive: Directive): string[] {
  return (Object.keys(hosts) as (keyof Pixels)[]).flatMap((name) => (pixels[name] ? hosts[name][directive] : []))
}
