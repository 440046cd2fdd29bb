import { LRUCache } from 'lru-cache'
import { limits } from '#src/limits.ts'

/** Maximum number of networks in memory; an evicted one starts again with a full budget. */
const MOST = 20_000

/**
 * Budgets of `points` per key that refill evenly within `seconds`. `spend` takes `cost` and returns 0, or takes nothing and returns the
 * seconds to wait. The reserve stops expensive operations first: a client blocks others of its network only from operations that cost at
 * least as much as its own. `now` is in milliseconds.
 */
export function refillingBudgets(points: number, seconds: number, now: () => number) {
  const known = new LRUCache<string, { left: number; at: number }>({ max: MOST })
  const perSecond = points / seconds
  return {
    spend(key: string, cost: number): number {
      const at = now()
      const before = known.get(key)
      const left = before ? Math.min(points, before.left + (Math.max(0, at - before.at) / 1000) * perSecond) : points
      // A small budget can run a large operation when it is full.
      const missing = Math.min(cost * limits.reserve, points) - left
      if (missing > 0) return Math.ceil(missing / perSecond)
      known.set(key, { left: left - cost, at })
      return 0
    },
  }
}
