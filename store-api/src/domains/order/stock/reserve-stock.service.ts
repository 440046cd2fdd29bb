import type { Variants } from '#src/domains/cart/cart-stock.ts'
import type { Context } from '#src/http/context.ts'
import { chooseBranches, needsOf, type Taken } from './branch-choice.ts'
import { type CheckoutLine, refuseChangedLines } from '#src/domains/order/order-lines.ts'
import { changeStock, lockShelves, type ShelfRow } from './stock.queries.ts'

/** Pieces that an order holds on a shelf. */
export type Held = Pick<Taken, 'variantId' | 'branchId' | 'quantity'>

/**
 * Reserves what the lines need and answers with the shelves it is taken from; what is `held` by the order until now is free for it
 * and given back as far as it is not needed. The stock was looked at before without a lock, which spares most refusals the wait;
 * what counts is what is there once the shelves are locked. Throws OUT_OF_STOCK or QUANTITY_REDUCED for the first line that cannot
 * be served.
 */
export async function reserveStock(
  { db }: Context,
  lines: CheckoutLine[],
  variants: Variants,
  stateId: number,
  held: Held[] = [],
): Promise<Taken[]> {
  const needs = needsOf(lines, variants)
  const ids = [...needs.flatMap((need) => [...need.keys()]), ...held.map(({ variantId }) => variantId)]
  const shelves = withHeld(await lockShelves(db, [...new Set(ids)]), held)
  refuseChangedLines(lines, withFreeOf(shelves, variants))
  const taken = chooseBranches(needs, shelves, stateId)
  const changes = reservations(taken, held)
  if (changes.length > 0) await changeStock(db, changes)
  return taken
}

function withHeld(shelves: ShelfRow[], held: Held[]): ShelfRow[] {
  const heldOn = (shelf: ShelfRow) =>
    held.reduce((sum, { variantId, branchId, quantity }) => sum + (isOn(shelf, variantId, branchId) ? quantity : 0), 0)
  return held.length === 0 ? shelves : shelves.map((shelf) => ({ ...shelf, free: shelf.free + heldOn(shelf) }))
}

function isOn(shelf: ShelfRow, variantId: number, branchId: number): boolean {
  return shelf.variantId === variantId && shelf.branchId === branchId
}

/** The same variants with the stock of the locked shelves. */
function withFreeOf(shelves: ShelfRow[], variants: Variants): Variants {
  const freeOf = (id: number) => shelves.reduce((sum, { variantId, free }) => sum + (variantId === id ? free : 0), 0)
  return new Map([...variants].map(([id, variant]) => [id, { ...variant, free: variant.kind === 'bundle' ? null : freeOf(id) }]))
}

/** What changes on each shelf; a shelf that gives as much as it held is left out. */
function reservations(taken: Held[], held: Held[]) {
  const given = held.map((piece) => ({ ...piece, quantity: -piece.quantity }))
  const shelves = Map.groupBy([...taken, ...given], ({ variantId, branchId }) => `${variantId}:${branchId}`)
  return [...shelves.values()].flatMap((group) => {
    const [first] = group
    const reserved = group.reduce((sum, { quantity }) => sum + quantity, 0)
    return first && reserved !== 0 ? [{ variantId: first.variantId, branchId: first.branchId, onHand: 0, reserved }] : []
  })
}
