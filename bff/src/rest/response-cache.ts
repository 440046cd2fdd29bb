import { LRUCache } from 'lru-cache'
import { cacheReads } from 'server-kit/metrics.ts'
import { isOutage } from './rest-error.ts'

/**
 * Lifetime of a response in milliseconds: used as it is for `fresh`, then for `stale` longer while a refresh runs in
 * the background.
 */
export interface Keep {
  fresh: number
  stale: number
}

/** For data that changes rarely and may be slightly out of date. */
export const SHARED: Keep = { fresh: 20_000, stale: 180_000 }

/**
 * For stock on pages where customers decide: enough for a traffic peak on one page. Together with the response cache
 * (graphql/operation-cache.ts, 1.5 s) and the reuse in the browser (web/app/lib/apollo/load-query.ts, 2.5 s) it is never
 * older than 5 s.
 */
export const STOCK: Keep = { fresh: 1_000, stale: 0 }

export interface Loaded<T> {
  value: T
  /** Size of the response in bytes. */
  size: number
  /** Creates the value from the bytes of the response. */
  again?: () => T
}

interface Entry extends Loaded<unknown> {
  at: number
  /** Time of the last refresh that failed because the store API was unavailable. */
  outAt?: number
}

/** Maximum age of a response while the store API is unavailable, in milliseconds. */
const USED_IN_OUTAGE = 3_600_000

/**
 * Time after a failure during which no caller waits for a retry, in milliseconds: one attempt in five seconds is
 * enough.
 */
const NO_WAIT = 5_000

/** Memory of an entry besides its response text, in bytes. */
const OVERHEAD = 1_000

/**
 * Caches responses of the store API that are the same for every visitor. Equal requests in flight share one call,
 * unless the entry of the first is evicted before its response. `now` is in milliseconds. Values are shared between
 * requests and must not be mutated.
 */
export function createCache({ maxBytes, now = Date.now }: { maxBytes: number; now?: () => number }) {
  /** Calls in flight; a call ends when every caller that waited for it has left. */
  const running = new Map<string, { waiting: number; end: AbortController }>()
  const entries = new LRUCache<string, Entry, (signal: AbortSignal) => Promise<Loaded<unknown>>>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 4,
    sizeCalculation: ({ size }, key) => size + key.length + OVERHEAD,
    async fetchMethod(key, kept, { context: load }) {
      const run = { waiting: 0, end: new AbortController() }
      running.set(key, run)
      try {
        const { value, size, again } = await load(run.end.signal)
        return forOneUse({ value, size, again, at: now() })
      } catch (error) {
        if (kept && isOutage(error) && !run.end.signal.aborted) kept.outAt = now()
        throw error
      } finally {
        if (running.get(key) === run) running.delete(key)
      }
    },
    noDeleteOnFetchRejection: true,
    // The caller gets the response even if its entry was evicted meanwhile.
    ignoreFetchAbort: true,
  })

  /** Waits for a call in flight until the caller has left. */
  async function join<T>(key: string, fetched: Promise<T>, left: AbortSignal | undefined): Promise<T> {
    const run = running.get(key)
    if (!run) return fetched
    run.waiting += 1
    const leave = () => {
      run.waiting -= 1
      if (run.waiting === 0) run.end.abort()
    }
    left?.addEventListener('abort', leave)
    try {
      return await fetched
    } finally {
      left?.removeEventListener('abort', leave)
      if (!left?.aborted) run.waiting -= 1
    }
  }

  return {
    /**
     * Returns the response for `key`, cached or fetched by `load`. Throws the error of `load` when no cached response
     * can replace it. `left` is aborted when the caller needs no response any more.
     */
    async read<T>(
      key: string,
      keep: Keep,
      load: (signal: AbortSignal) => Promise<Loaded<T>>,
      left?: AbortSignal,
    ): Promise<T> {
      const kept = entries.get(key)
      const age = kept ? now() - kept.at : Infinity
      const isStale = age <= keep.fresh + keep.stale
      cacheReads.inc({ cache: 'store-answers', result: age <= keep.fresh ? 'hit' : isStale ? 'stale' : 'miss' })
      if (kept && age <= keep.fresh) return valueOf(kept) as T
      const isOut = kept?.outAt !== undefined && now() - kept.outAt <= NO_WAIT && age <= USED_IN_OUTAGE
      const ending = running.get(key)?.end.signal
      try {
        // With `allowStale` the cached response is returned immediately, and no caller sees an error of the background
        // refresh.
        const allowStale = isStale || isOut
        return valueOf(
          await join(key, entries.forceFetch(key, { context: load, forceRefresh: true, allowStale }), left),
        ) as T
      } catch (error) {
        // The others left before this caller joined them.
        if (ending?.aborted && !left?.aborted) return this.read(key, keep, load, left)
        if (kept && isOutage(error) && age <= USED_IN_OUTAGE) return valueOf(kept) as T
        throw error
      }
    },
  }
}

/**
 * Drops the value of a new entry once the requests that waited for it have it: only its bytes are kept, outside of the
 * heap. Most responses are used once, and thousands of parsed ones would cost the garbage collector more than parsing
 * the popular ones a second time.
 */
function forOneUse(entry: Entry): Entry {
  if (entry.again) setImmediate(() => void (entry.value = entry.again ? undefined : entry.value))
  return entry
}

/** Returns the value of an entry, which then keeps it instead of the bytes when it was dropped before. */
function valueOf(entry: Entry): unknown {
  if (entry.value !== undefined || !entry.again) return entry.value
  entry.value = entry.again()
  entry.again = undefined
  return entry.value
}

export type Cache = ReturnType<typeof createCache>
