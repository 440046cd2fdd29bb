import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'

/** At most 150 pictures of at most 300 kB: at most 45 MB, typically 5 MB. */
const MOST = 150
const LARGEST = 300_000
const MONTH = 30 * 86_400

/** Caches viewed pictures for a month, within these bounds; the browser may evict them. */
export const pictures = new CacheFirst({
  cacheName: 'pictures',
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (mayStay(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: MOST, maxAgeSeconds: MONTH, purgeOnQuotaError: true }),
  ],
})

/** Whether a picture may be cached: a customer's photo may not. */
export function mayStay({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !/no-store|private/.test(headers.get('cache-control') ?? '') &&
    Number(headers.get('content-length') ?? 0) <= LARGEST
  )
}
