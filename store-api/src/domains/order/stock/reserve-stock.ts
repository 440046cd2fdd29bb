import { componentsOf, shareStock, type Variants } from '#src/domains/cart/cart-stock.ts'
import type { CheckoutLine, StockSource } from '#src/domains/order/order-lines.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { atMost } from '#src/limits.ts'
import {
  changeStock,
  countUnproven,
  lockProducts,
  lockStockAndProducts,
  lockStockLevels,
  type Reserved,
  type StockLevel,
  sumsExceedShare,
  type UnprovenCounts,
} from './stock.queries.ts'

/** Units that a line takes from a branch; `line` is the index of the line. */
export interface Taken extends Reserved {
  line: number
}

/**
 * Reserves the units of the lines and returns the branches they are taken from. `held` is what the order has reserved
 * so far: it is available to it, and released where it is no longer needed. A new order is checked once before the
 * lock, so that most refusals do not wait for it; the check under the lock decides. A pick-up order takes its units
 * from `pickupBranchId` alone. Throws VARIANT_UNAVAILABLE, PRICE_CHANGED, OUT_OF_STOCK or QUANTITY_REDUCED for the
 * first line that cannot be ordered as the customer saw it (docs/rules/orders.md#stock).
 */
export async function reserveStock(
  { db }: Context,
  lines: CheckoutLine[],
  variants: Variants,
  from: StockSource,
  held: Reserved[] = [],
): Promise<Taken[]> {
  if (held.length === 0) refuseChangedLines(lines, variants)
  const ids = [...componentIdsOf(lines, variants), ...held.map(({ variantId }) => variantId)]
  const levels = await lockStockLevels(db, [...new Set(ids)])
  const { taken, changes } = planReservation(lines, variants, { ...from, levels, held })
  await changeStock(db, changes)
  return taken
}

/**
 * Like reserveStock for a new order, but only locks and plans: the caller writes the `changes`. For an unproven order
 * the products of the variants are locked too.
 */
export async function lockAndPlan(
  { db }: Context,
  lines: CheckoutLine[],
  variants: Variants,
  { from, isProven }: { from: StockSource; isProven: boolean },
) {
  refuseChangedLines(lines, variants)
  const lock = isProven ? lockStockLevels : lockStockAndProducts
  const levels = await lock(db, [...new Set(componentIdsOf(lines, variants))])
  return planReservation(lines, variants, { ...from, levels, held: [] })
}

function componentIdsOf(lines: CheckoutLine[], variants: Variants): number[] {
  return needsOf(lines, variants).flatMap((need) => [...need.keys()])
}

/**
 * Returns the branches that the lines take their units from, and the change of each locked stock level. Throws what
 * reserveStock throws.
 */
export function planReservation(
  lines: CheckoutLine[],
  variants: Variants,
  { levels, stateId, pickupBranchId, held }: StockSource & { levels: StockLevel[]; held: Reserved[] },
) {
  const usable = pickupBranchId === null ? levels : levels.filter(({ branchId }) => branchId === pickupBranchId)
  const free = withHeld(usable, held)
  refuseChangedLines(lines, withFreeOf(free, variants))
  const taken = chooseBranches(needsOf(lines, variants), free, stateId)
  return { taken, changes: reservations(taken, held) }
}

/**
 * Share of a variant's and of a product's stock that unproven orders hold together, and the units that they hold in any
 * case (docs/rules/limits.md#orders).
 */
const unprovenShare = { share: atMost('order-unproven-stock', 1 / 3), atLeast: atMost('order-unproven-units', 5) }

/**
 * Counts the unproven orders beside a new one of this source that takes `more` units, whose stock levels and products
 * are locked.
 */
export function countUnprovenWith(
  { db }: Context,
  source: { mobile: string; network: string },
  more: Reserved[],
): Promise<UnprovenCounts> {
  return countUnproven(db, source, more, unprovenShare)
}

/** Like countUnprovenWith, for an order whose products are not locked yet. */
export async function lockProductsAndCount(
  context: Context,
  source: { mobile: string; network: string },
  more: Reserved[],
): Promise<UnprovenCounts> {
  await lockProducts(
    context.db,
    more.map(({ variantId }) => variantId),
  )
  return countUnprovenWith(context, source, more)
}

/**
 * Returns whether unproven orders hold more than their share of the stock with `more` units, which are reserved but in
 * no order yet.
 */
export function exceedsUnprovenShare({ db }: Context, more: Reserved[]): Promise<boolean> {
  return sumsExceedShare(db, more, unprovenShare)
}

/** Throws for the first line that cannot be ordered at the price and stock of `variants`. */
function refuseChangedLines(lines: CheckoutLine[], variants: Variants): void {
  const unavailable = lines.find((line) => !componentsOf(line, variants))
  if (unavailable)
    throw new ApiError('VARIANT_UNAVAILABLE', { fields: { [`lines.${unavailable.id}`]: [{ rule: 'unavailable' }] } })
  const repriced = lines.filter((line) => variants.get(line.variantId)?.variant.price !== line.seenPrice)
  if (repriced.length > 0) {
    throw new ApiError('PRICE_CHANGED', {
      fields: Object.fromEntries(repriced.map(({ id }) => [`lines.${id}`, [{ rule: 'price' }]])),
    })
  }
  for (const [index, available] of shareStock(lines, variants).entries()) {
    const line = lines[index]
    if (line && available < line.quantity) throw shortageError(line, available)
  }
}

function shortageError({ id }: CheckoutLine, available: number): ApiError {
  const [code, rule] =
    available === 0 ? (['OUT_OF_STOCK', 'soldOut'] as const) : (['QUANTITY_REDUCED', 'available'] as const)
  return new ApiError(code, { available, fields: { [`lines.${id}`]: [{ rule, values: { available } }] } })
}

/** Units that a line needs, by variant. */
type Needs = Map<number, number>

/** Returns the units that each line needs; a bundle needs those of its parts. */
function needsOf(lines: CheckoutLine[], variants: Variants): Needs[] {
  return lines.map((line) => {
    const components = componentsOf(line, variants) ?? new Map<number, number>()
    return new Map([...components].map(([variantId, each]) => [variantId, each * line.quantity]))
  })
}

/**
 * Chooses the branches of an order: one that has everything when there is one, else branches of the customer's
 * governorate first, then those with the most stock. Lines are served in their order. Throws an Error when the stock is
 * too low: callers check before.
 */
export function chooseBranches(lines: Needs[], levels: StockLevel[], stateId: number): Taken[] {
  const whole = branchForAll(lines, levels, stateId)
  const usable = whole === undefined ? levels : levels.filter(({ branchId }) => branchId === whole)
  const ordered = usable.map((level) => ({ ...level })).sort(nearestFirst(stateId))
  const taken: Taken[] = []
  for (const [line, needs] of lines.entries()) {
    for (const [variantId, needed] of needs) {
      let missing = needed
      for (const level of ordered.filter((candidate) => candidate.variantId === variantId && candidate.free > 0)) {
        const quantity = Math.min(missing, level.free)
        if (quantity === 0) break
        level.free -= quantity
        missing -= quantity
        taken.push({ line, variantId, branchId: level.branchId, quantity })
      }
      if (missing > 0) throw new Error(`The branches lack ${missing} units of variant ${variantId}`)
    }
  }
  return taken
}

/** Returns the branch that has everything: of several the nearest, then the one with the most stock. */
function branchForAll(lines: Needs[], levels: StockLevel[], stateId: number): number | undefined {
  const totals: Needs = new Map()
  for (const needs of lines)
    for (const [variantId, quantity] of needs) totals.set(variantId, (totals.get(variantId) ?? 0) + quantity)
  const enough = levels.filter(({ variantId, free }) => free >= (totals.get(variantId) ?? Infinity))
  const byBranch = Map.groupBy(enough, ({ branchId }) => branchId)
  const complete = [...byBranch.values()].filter((found) => found.length === totals.size)
  const sums = complete.flatMap(([first, ...others]) =>
    first ? [{ ...first, free: others.reduce((sum, { free }) => sum + free, first.free) }] : [],
  )
  return sums.sort(nearestFirst(stateId))[0]?.branchId
}

function nearestFirst(stateId: number): (a: StockLevel, b: StockLevel) => number {
  const distance = (level: StockLevel) => (level.stateId === stateId ? 0 : 1)
  return (a, b) => distance(a) - distance(b) || b.free - a.free || a.branchId - b.branchId
}

function withHeld(levels: StockLevel[], held: Reserved[]): StockLevel[] {
  const countHeld = (level: StockLevel) =>
    held.reduce(
      (sum, { variantId, branchId, quantity }) =>
        sum + (level.variantId === variantId && level.branchId === branchId ? quantity : 0),
      0,
    )
  return levels.map((level) => ({ ...level, free: level.free + countHeld(level) }))
}

/** Returns the same variants with the stock of the locked stock levels. */
function withFreeOf(levels: StockLevel[], variants: Variants): Variants {
  const freeOf = (id: number) => levels.reduce((sum, { variantId, free }) => sum + (variantId === id ? free : 0), 0)
  return new Map(
    [...variants].map(([id, variant]) => [id, { ...variant, free: variant.kind === 'bundle' ? null : freeOf(id) }]),
  )
}

/** Returns the change of each stock level; unchanged ones are left out. */
function reservations(taken: Reserved[], held: Reserved[]) {
  const released = held.map((units) => ({ ...units, quantity: -units.quantity }))
  const levels = Map.groupBy([...taken, ...released], ({ variantId, branchId }) => `${variantId}:${branchId}`)
  return [...levels.values()].flatMap((group) => {
    const [first] = group
    const reserved = group.reduce((sum, { quantity }) => sum + quantity, 0)
    return first && reserved !== 0
      ? [{ variantId: first.variantId, branchId: first.branchId, onHand: 0, reserved }]
      : []
  })
}
