import { componentsOf, type Variants } from '#src/domains/cart/cart-stock.ts'
import type { CheckoutLine } from '#src/domains/order/order-lines.ts'
import type { ShelfRow } from './stock.queries.ts'

/** What a line takes from the shelves: pieces by variant. */
export type Needs = Map<number, number>

export interface Taken {
  line: number
  variantId: number
  branchId: number
  quantity: number
}

/**
 * Chooses the branches that an order is sent from: one that has all of it when there is one, else branches of the customer's
 * governorate first, then those with the most stock. The lines are served in their order.
 * Throws when the shelves do not hold enough: that is to be asked before.
 */
export function chooseBranches(lines: Needs[], shelves: ShelfRow[], stateId: number): Taken[] {
  const whole = branchForAll(lines, shelves, stateId)
  const usable = whole === undefined ? shelves : shelves.filter(({ branchId }) => branchId === whole)
  const ordered = usable.map((shelf) => ({ ...shelf })).sort(nearestFirst(stateId))
  const taken: Taken[] = []
  for (const [line, needs] of lines.entries()) {
    for (const [variantId, needed] of needs) {
      let missing = needed
      for (const shelf of ordered.filter((candidate) => candidate.variantId === variantId && candidate.free > 0)) {
        const quantity = Math.min(missing, shelf.free)
        if (quantity === 0) break
        shelf.free -= quantity
        missing -= quantity
        taken.push({ line, variantId, branchId: shelf.branchId, quantity })
      }
      if (missing > 0) throw new Error(`${missing} pieces of variant ${variantId} are missing on the shelves`)
    }
  }
  return taken
}

/** The branch that has everything, the nearest and best stocked one of several. */
function branchForAll(lines: Needs[], shelves: ShelfRow[], stateId: number): number | undefined {
  const totals: Needs = new Map()
  for (const needs of lines)
    for (const [variantId, quantity] of needs) totals.set(variantId, (totals.get(variantId) ?? 0) + quantity)
  const enough = shelves.filter(({ variantId, free }) => free >= (totals.get(variantId) ?? Infinity))
  const byBranch = Map.groupBy(enough, ({ branchId }) => branchId)
  const complete = [...byBranch.values()].filter((found) => found.length === totals.size)
  const sums = complete.flatMap(([first, ...others]) =>
    first ? [{ ...first, free: others.reduce((sum, { free }) => sum + free, first.free) }] : [],
  )
  return sums.sort(nearestFirst(stateId))[0]?.branchId
}

function nearestFirst(stateId: number): (a: ShelfRow, b: ShelfRow) => number {
  const far = (shelf: ShelfRow) => (shelf.stateId === stateId ? 0 : 1)
  return (a, b) => far(a) - far(b) || b.free - a.free || a.branchId - b.branchId
}

/** What each line takes from the shelves, bundles as their parts. */
export function needsOf(lines: CheckoutLine[], variants: Variants): Needs[] {
  return lines.map((line) => {
    const components = componentsOf(line, variants) ?? new Map<number, number>()
    return new Map([...components].map(([variantId, each]) => [variantId, each * line.quantity]))
  })
}
