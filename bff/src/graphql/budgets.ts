import { LRUCache } from 'lru-cache'
import { networkOf } from 'server-kit/network.ts'
import type { Client } from '#src/__generated__/rest.ts'
import { limits } from '#src/limits.ts'

/** A budget of operations that refills evenly: `points` of cost within `seconds`. */
export interface Budget {
  owner: string
  points: number
  seconds: number
}

/** A budget after an operation of `requested` points, or before one that must wait. */
export interface Spent extends Budget {
  kind: 'reads' | 'writes'
  requested: number
  left: number
  /** Seconds until the operation may run; 0 when it runs. */
  wait: number
}

/**
 * Returns the budget that the operations of a visitor are counted against: that of its client key, else of its network
 * with `networkCost` points.
 */
export function budgetOf(
  { client, address }: { client?: Client | undefined; address: string },
  networkCost: number,
): Budget {
  if (client) return { owner: `client ${client.name}`, points: client.costPerMinute, seconds: 60 }
  return { owner: `network ${networkOf(address)}`, points: networkCost, seconds: limits.networkSeconds }
}

/** Maximum number of budgets in memory; an evicted one is full again. */
const MOST = 20_000

/**
 * Budgets by owner, one for each kind of operation. `spend` takes `requested` points, or takes nothing and says how
 * long to wait. The reserve stops expensive operations first: a client blocks others of its network only from
 * operations that cost at least as much as its own. `now` is in milliseconds.
 */
export function refillingBudgets(now: () => number) {
  const known = new LRUCache<string, { left: number; at: number }>({ max: MOST })
  return {
    spend(kind: Spent['kind'], budget: Budget, requested: number): Spent {
      const { owner, points, seconds } = budget
      const key = `${kind} ${owner}`
      const at = now()
      const before = known.get(key)
      const left = before
        ? Math.min(points, before.left + (Math.max(0, at - before.at) / 1000) * (points / seconds))
        : points
      // A small budget can run a large operation when it is full.
      const missing = Math.min(requested * limits.reserve, points) - left
      if (missing > 0) return { ...budget, kind, requested, left, wait: Math.ceil(missing / (points / seconds)) }
      known.set(key, { left: left - requested, at })
      return { ...budget, kind, requested, left: left - requested, wait: 0 }
    },
  }
}
