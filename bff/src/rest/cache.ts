import { LRUCache } from 'lru-cache'
import { isOutage } from './rest-error.ts'

/** How long an answer may be used, in ms: `fresh` as it is, `stale` longer while a newer one is fetched behind. */
export interface Keep {
  fresh: number
  stale: number
}

/** For what changes rarely and may be seen a little late. */
export const SHARED: Keep = { fresh: 20_000, stale: 180_000 }

/**
 * For stock where shoppers decide: enough to carry a crowd on one page. With the finished answers (graphql/answer-cache.ts, 1.5 s) and
 * what a browser uses again (web/app/lib/apollo/load-query.ts, 2.5 s) it is never older than 5 s.
 */
export const STOCK: Keep = { fresh: 1_000, stale: 0 }

export interface Loaded<T> {
  value: T
  /** Bytes of the answer. */
  size: number
}

interface Entry extends Loaded<unknown> {
  at: number
  /** When a newer one could not be fetched because the store API was out. */
  outAt?: number
}

/** While the store API is out, an answer may be this old (ms). */
const USED_IN_OUTAGE = 3_600_000

/** For so long after a failure nobody waits for the next try (ms): one visitor in five seconds is enough to find out. */
const NO_WAIT = 5_000

/** What an entry costs beside the text of its answer, in bytes. */
const OVERHEAD = 1_000

/**
 * Answers of the store API that are the same for everybody. Equal requests in flight are one request, unless the memory fills so fast
 * that the first one's place is evicted before its answer. `now` is ms. Values are shared between requests: nobody may change them.
 */
export function createCache({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
  const entries = new LRUCache<string, Entry, () => Promise<Loaded<unknown>>>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 4,
    sizeCalculation: ({ size }, key) => size + key.length + OVERHEAD,
    async fetchMethod(_, kept, { context: load }) {
      try {
        const { value, size } = await load()
        return { value, size, at: now() }
      } catch (error) {
        if (kept && isOutage(error)) kept.outAt = now()
        throw error
      }
    },
    noDeleteOnFetchRejection: true,
    // A caller gets its answer although the place for it was evicted meanwhile.
    ignoreFetchAbort: true,
  })

  return {
    /** The answer to `key`: kept, or fetched by `load`. Throws what `load` throws when nothing kept may stand in. */
    async read<T>(key: string, keep: Keep, load: () => Promise<Loaded<T>>): Promise<T> {
      const kept = entries.get(key)
      const age = kept ? now() - kept.at : Infinity
      if (kept && age <= keep.fresh) return kept.value as T
      const isOut = kept?.outAt !== undefined && now() - kept.outAt <= NO_WAIT && age <= USED_IN_OUTAGE
      try {
        // With `allowStale` the kept answer comes at once, and an error of the fetch behind it reaches nobody.
        const allowStale = age <= keep.fresh + keep.stale || isOut
        return (await entries.forceFetch(key, { context: load, forceRefresh: true, allowStale })).value as T
      } catch (error) {
        if (kept && isOutage(error) && age <= USED_IN_OUTAGE) return kept.value as T
        throw error
      }
    },
  }
}

export type Cache = ReturnType<typeof createCache>
