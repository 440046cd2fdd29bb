import type { Variants } from '#src/domains/cart/cart-stock.ts'
import type { Context } from '#src/http/context.ts'
import { chooseBranches, type Taken } from './branch-choice.ts'
import { type CheckoutLine, needsOf, refuseChangedLines } from './checkout-lines.ts'
import { changeStock, lockShelves, type ShelfRow } from './stock.queries.ts'

/**
 * Reserves what the lines need and answers with the shelves it is taken from. The stock was looked at before without a lock,
 * which spares most refusals the wait; what counts is what is there once the shelves are locked.
 * Throws OUT_OF_STOCK or QUANTITY_REDUCED for the first line that cannot be served.
 */
export async function reserveStock(
  { db }: Context,
  lines: CheckoutLine[],
  variants: Variants,
  stateId: number,
): Promise<Taken[]> {
  const needs = needsOf(lines, variants)
  const shelves = await lockShelves(db, [...new Set(needs.flatMap((need) => [...need.keys()]))])
  refuseChangedLines(lines, withFreeOf(shelves, variants))
  const taken = chooseBranches(needs, shelves, stateId)
  await changeStock(db, reservations(taken))
  return taken
}

/** The same variants with the stock of the locked shelves. */
function withFreeOf(shelves: ShelfRow[], variants: Variants): Variants {
  const freeOf = (id: number) => shelves.reduce((sum, { variantId, free }) => sum + (variantId === id ? free : 0), 0)
  return new Map([...variants].map(([id, variant]) => [id, { ...variant, free: variant.kind === 'bundle' ? null : freeOf(id) }]))
}

function reservations(taken: Taken[]) {
  const shelves = Map.groupBy(taken, ({ variantId, branchId }) => `${variantId}:${branchId}`)
  return [...shelves.values()].flatMap((group) => {
    const [first] = group
    const reserved = group.reduce((sum, { quantity }) => sum + quantity, 0)
    return first ? [{ variantId: first.variantId, branchId: first.branchId, onHand: 0, reserved }] : []
  })
}
