import { LRUCache } from 'lru-cache'
import { limits } from '#src/limits.ts'

/** Networks remembered; one that is forgotten starts with a full budget. */
const MOST = 20_000

/**
 * Budgets of `points` that refill evenly within `seconds`, each by a key. `spend` takes `cost` and returns 0, or takes nothing and returns the
 * seconds to wait. Because of the reserve, dear operations stop first and cheaper ones go on: a client keeps a neighbour of the same
 * network only from what costs as much as its own operations or more. `now` is ms.
 */
export function refillingBudgets(points: number, seconds: number, now: () => number) {
  const known = new LRUCache<string, { left: number; at: number }>({ max: MOST })
  const perSecond = points / seconds
  return {
    spend(key: string, cost: number): number {
      const at = now()
      const before = known.get(key)
      const left = before ? Math.min(points, before.left + (Math.max(0, at - before.at) / 1000) * perSecond) : points
      // A small budget has room for a large operation when it is full.
      const missing = Math.min(cost * limits.reserve, points) - left
      if (missing > 0) return Math.ceil(missing / perSecond)
      known.set(key, { left: left - cost, at })
      return 0
    },
  }
}
