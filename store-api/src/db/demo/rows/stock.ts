import { dice } from '#src/db/demo/random.ts'
import type { Draft } from '#src/db/demo/catalogue/draft.ts'

/** Of the variants, how many are sold out and how many are down to the last one or two. */
const SOLD_OUT = 0.12
const LAST_ONES = 0.08

type OnHand = { branch: number; quantity: number }

/** Sold out in every size, so that a shopper meets such a product too. */
const GONE = new Set(['AHL-2526-A', 'BTF-101', 'BAR-SC', 'MHD-104', 'SRN-105', 'KGR-104', 'EGY-2425-H', 'GFT-103'])

/**
 * What the branches have of a variant. Big branches come first in the list and carry more; a branch without any is left out.
 * `branches` is how many there are, numbered from 1.
 */
export function stockOf(sku: string, draft: Pick<Draft, 'code' | 'stock'>, branches: number): OnHand[] {
  if (draft.stock === 'coming' || GONE.has(draft.code)) return []
  const chance = dice(`${sku} stock`)
  if (chance.chance(SOLD_OUT)) return []
  const first = chance.between(1, branches)
  if (chance.chance(LAST_ONES / (1 - SOLD_OUT))) return [{ branch: first, quantity: chance.between(1, 2) }]
  const shelves = new Map<number, number>()
  for (let n = chance.between(2, 7); n > 0; n--) {
    const branch = chance.chance(0.5) ? chance.between(1, 6) : chance.between(1, branches)
    shelves.set(branch, chance.between(1, branch <= 6 ? 14 : 8))
  }
  shelves.set(first, Math.max(3, shelves.get(first) ?? 0))
  return [...shelves].toSorted(([a], [b]) => a - b).map(([branch, quantity]) => ({ branch, quantity }))
}
