import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'

/** At most 150 pictures of at most 300 kB: 45 MB at the very worst, 5 in use. */
const MOST = 150
const LARGEST = 300_000
const MONTH = 30 * 86_400

/** Pictures that were seen, so many and so large, for a month; the browser may take the place back. */
export const pictures = new CacheFirst({
  cacheName: 'pictures',
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => (mayStay(response) ? response : null) },
    new ExpirationPlugin({ maxEntries: MOST, maxAgeSeconds: MONTH, purgeOnQuotaError: true }),
  ],
})

/** Whether a picture may stay on the device: a customer's photo may not. */
export function mayStay({ status, headers }: Response): boolean {
  return status === 200 && !/no-store|private/.test(headers.get('cache-control') ?? '') && Number(headers.get('content-length') ?? 0) <= LARGEST
}
