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

/** Takes `requested` points from a budget, or takes nothing and says how long to wait. */
export type Spend = (kind: Spent['kind'], budget: Budget, requested: number) => Spent | Promise<Spent>

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

/**
 * Returns the points that must be left for an operation of `requested` ones. The reserve stops expensive operations
 * first: a client blocks others of its network only from operations that cost at least as much as its own.
 */
export function neededFor(requested: number, { points }: Budget): number {
  // A small budget can run a large operation when it is full.
  return Math.min(requested * limits.reserve, points)
}

/** Returns how an operation is answered that found `left` points. */
export function judge(kind: Spent['kind'], budget: Budget, requested: number, left: number): Spent {
  const missing = neededFor(requested, budget) - left
  if (missing <= 0) return { ...budget, kind, requested, left: left - requested, wait: 0 }
  return { ...budget, kind, requested, left, wait: Math.ceil(missing / (budget.points / budget.seconds)) }
}

/** Maximum number of budgets in memory; an evicted one is full again. */
const MOST = 20_000

/** Budgets in the memory of this process, by owner, one for each kind of operation. `now` is in milliseconds. */
export function refillingBudgets(now: () => number) {
  const known = new LRUCache<string, { left: number; at: number }>({ max: MOST })
  const budgetKey = (kind: Spent['kind'], { owner }: Budget) => `${kind} ${owner}`
  const leftOf = (key: string, { points, seconds }: Budget, at: number) => {
    const before = known.get(key)
    return before ? Math.min(points, before.left + (Math.max(0, at - before.at) / 1000) * (points / seconds)) : points
  }
  return {
    spend(kind: Spent['kind'], budget: Budget, requested: number): Spent {
      const [key, at] = [budgetKey(kind, budget), now()]
      const spent = judge(kind, budget, requested, leftOf(key, budget, at))
      if (spent.wait === 0) known.set(key, { left: spent.left, at })
      return spent
    },
    /** Fills a budget. Returns the points that were taken from it and not refilled. */
    settle(kind: Spent['kind'], budget: Budget): number {
      const key = budgetKey(kind, budget)
      const owed = budget.points - leftOf(key, budget, now())
      known.delete(key)
      return owed
    },
  }
}
