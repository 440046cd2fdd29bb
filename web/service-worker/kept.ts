import { CacheExpiration } from 'workbox-expiration'

const MONTH = 30 * 86_400

/** When something was kept; pages show it. */
export const KEPT_AT = 'x-kept-at'
const RELEASE = 'x-kept-release'

/** A bounded place for texts that came from the shop, with the time at which they did: at most `most`, none older than a month. */
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
    /** Lets go of what no release in the list made: its files are gone. */
    async dropAllBut(releases: readonly string[]): Promise<void> {
      const cache = await caches.open(name)
      for (const key of await cache.keys()) {
        const made = (await cache.match(key))?.headers.get(RELEASE) ?? ''
        if (!releases.includes(made)) await cache.delete(key)
      }
    },
  }
}

// Replaced when the worker is built (server/build-worker.ts).
declare const __RELEASE__: string
declare const __FILES__: readonly string[]

/** Which build of the shop this worker belongs to. */
export const release = __RELEASE__
/** The addresses of the files that the front pages need. */
export const firstFiles = __FILES__
