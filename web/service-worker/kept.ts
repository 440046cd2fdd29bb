import { CacheExpiration } from 'workbox-expiration'

const MONTH = 30 * 86_400

/** Header with the time of caching, which pages show. */
export const KEPT_AT = 'x-kept-at'
const RELEASE = 'x-kept-release'

/** Creates a bounded cache of responses with their time: at most `most` entries, none older than a month. */
export function keeper(name: string, most: number) {
  const bounds = new CacheExpiration(name, { maxEntries: most, maxAgeSeconds: MONTH })
  return {
    async keep(key: string, text: string, headers: Record<string, string>): Promise<void> {
      const stamped = { ...headers, [KEPT_AT]: new Date().toISOString(), [RELEASE]: release }
      await (await caches.open(name)).put(key, new Response(text, { headers: stamped }))
      await bounds.updateTimestamp(new URL(key, location.origin).href)
      await bounds.expireEntries()
    },
    async find(key: string): Promise<Response | undefined> {
      return caches.match(key, { cacheName: name, ignoreVary: true })
    },
    forget: async () => void (await caches.delete(name)),
    /** Deletes the entries of releases that are not listed: their files are gone. */
    async dropAllBut(releases: readonly string[]): Promise<void> {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) {
        const made = (await cache.match(key))?.headers.get(RELEASE) ?? ''
        if (!releases.includes(made)) await cache.delete(key)
      }
    },
  }
}

// Replaced when the worker is built (server/build-end.ts).
declare const __RELEASE__: string
declare const __FILES__: readonly string[]

/** Release of the shop that this worker belongs to. */
export const release = __RELEASE__
/** Addresses of the files of the front pages. */
export const firstFiles = __FILES__
