import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

type Route = { max: number; timeWindow: number; routeInfo: { method: string; url: string } }

/**
 * Returns a store of `@fastify/rate-limit` that counts the tries of each route in Valkey, and in the memory of this
 * process while Valkey does not answer. `valkey` must fail commands in time.
 */
export function sharedTries(valkey: object): FastifyRateLimitStoreCtor {
  return class SharedTries implements FastifyRateLimitStore {
    readonly #limiter: RateLimiterRedis | undefined

    constructor(options: FastifyRateLimitOptions) {
      // The plugin makes one without a route first.
      if (!('routeInfo' in options)) return
      const { max: points, timeWindow, routeInfo } = options as Route
      const limit = { points, duration: timeWindow / 1_000 }
      this.#limiter = new RateLimiterRedis({
        ...limit,
        storeClient: valkey,
        keyPrefix: `tries:${routeInfo.method} ${routeInfo.url}`,
        insuranceLimiter: new RateLimiterMemory(limit),
      })
    }

    child(route: object): FastifyRateLimitStore {
      return new SharedTries(route)
    }

    incr(key: string, tell: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      this.#count(key).then(
        (count) => tell(null, count),
        (reason: Error) => tell(reason),
      )
    }

    async #count(key: string): Promise<{ current: number; ttl: number }> {
      const refused = (reason: unknown) => {
        if (reason instanceof RateLimiterRes) return reason
        throw reason
      }
      const counted = await this.#limiter?.consume(key).catch(refused)
      return { current: counted?.consumedPoints ?? 0, ttl: counted?.msBeforeNext ?? 0 }
    }
  }
}
