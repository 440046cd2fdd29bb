import type { OrderRow } from '#src/domains/order/order.queries.ts'
import type { OrderStatus } from '#src/domains/order/order.schema.ts'
import type { Move } from '#src/domains/order/order.transitions.ts'
import type { KeptLine, ReturnedUnits } from '#src/domains/order/return-units.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import {
  addStockLevels,
  changeStock,
  hasBranch,
  type LineStock,
  lockStockLevels,
  moveLineStock,
  type Reserved,
  selectLineStock,
  selectStockOfOrder,
} from './stock.queries.ts'

/** Effect of a transition on each reserved unit of an order (docs/rules/orders.md#stock). */
const stockEffects: Partial<Record<OrderStatus, { onHand: number; reserved: number }>> = {
  canceled: { onHand: 0, reserved: -1 },
  shippingAgent: { onHand: -1, reserved: -1 },
}

/**
 * Applies a transition to the stock that an order has reserved: `canceled` releases it, `shippingAgent` takes it out,
 * `inTransfer` brings it to one branch, for a pick-up order that of the pick-up. `order` is the locked row as it was
 * before the transition. Throws VALIDATION_FAILED for an unknown branch, and for another one than that of the pick-up.
 */
export async function applyStockEffect(
  context: Context,
  { id, pickup_branch_id: pickup }: OrderRow,
  { to, branchId }: Move,
): Promise<void> {
  const { db } = context
  const effect = stockEffects[to]
  if (!effect && to !== 'inTransfer') return
  const held = await selectStockOfOrder(db, id)
  if (held.length === 0) return
  if (!effect) {
    if (pickup !== null && branchId !== undefined && branchId !== pickup)
      throw new ApiError('VALIDATION_FAILED', { fields: { branchId: [{ rule: 'ref' }] } })
    return transferToBranch(context, id, held, pickup ?? branchId)
  }
  await lockStockLevels(db, variantsOf(held))
  await changeStock(
    db,
    held.map(({ quantity, ...level }) => ({
      ...level,
      onHand: effect.onHand * quantity,
      reserved: effect.reserved * quantity,
    })),
  )
}

/**
 * Restocks returned units in the branch that received them, else in the branches they were taken from. Defective units
 * are not restocked unless `move.sellable` is true; `false` restocks none. Throws VALIDATION_FAILED for an unknown
 * branch.
 */
export async function restock(
  context: Context,
  orderId: number,
  move: Move,
  lines: KeptLine[],
  units: ReturnedUnits[],
): Promise<void> {
  const { db } = context
  const { branchId, sellable } = move
  await requireBranch(context, branchId)
  const sellableUnits = units.filter(({ reason }) => sellable ?? reason !== 'defect')
  const stock = await selectLineStock(db, orderId)
  const returned = sumByLevel(
    sellableUnits.flatMap(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId)
      const ofLine = stock.filter((units) => units.lineId === lineId)
      return line ? returnedUnits(ofLine, line.quantity, line.quantity - line.kept, quantity) : []
    }),
    branchId,
  )
  if (returned.length === 0) return
  await addStockLevels(db, returned)
  await lockStockLevels(db, variantsOf(returned))
  await changeStock(
    db,
    returned.map(({ quantity, ...level }) => ({ ...level, onHand: quantity, reserved: 0 })),
  )
}

/**
 * Transfers the reserved units of an order to one branch: the given one, else the branch that has most of them. The
 * units leave one stock level and enter the other in one step and stay reserved, so that nobody can buy them on the
 * way.
 */
async function transferToBranch(
  context: Context,
  orderId: number,
  held: Reserved[],
  branchId: number | undefined,
): Promise<void> {
  const { db } = context
  await requireBranch(context, branchId)
  const target = branchId ?? branchWithMost(held)
  const leaving = held.filter((units) => units.branchId !== target)
  if (leaving.length === 0) return
  const arriving = sumByLevel(leaving, target)
  await addStockLevels(db, arriving)
  await lockStockLevels(db, variantsOf(leaving))
  await changeStock(db, [
    ...leaving.map(({ quantity, ...level }) => ({ ...level, onHand: -quantity, reserved: -quantity })),
    ...arriving.map(({ quantity, ...level }) => ({ ...level, onHand: quantity, reserved: quantity })),
  ])
  await moveLineStock(db, orderId, target)
}

async function requireBranch({ db }: Context, branchId: number | undefined): Promise<void> {
  if (branchId === undefined || (await hasBranch(db, branchId))) return
  throw new ApiError('VALIDATION_FAILED', { fields: { branchId: [{ rule: 'ref' }] } })
}

function branchWithMost(held: Reserved[]): number {
  const units = new Map<number, number>()
  for (const { branchId, quantity } of held) units.set(branchId, (units.get(branchId) ?? 0) + quantity)
  const [most] = [...units].sort(([a, m], [b, n]) => n - m || a - b)
  return most?.[0] ?? 0
}

function variantsOf(units: { variantId: number }[]): number[] {
  return [...new Set(units.map(({ variantId }) => variantId))]
}

/**
 * Returns where `quantity` returned units of a line were taken from, after `before` units that were returned earlier.
 * `stock` holds all `ordered` units of the line, so that every unit is restocked once.
 */
function returnedUnits(stock: LineStock[], ordered: number, before: number, quantity: number): Reserved[] {
  const variants = Map.groupBy(stock, ({ variantId }) => variantId)
  return [...variants.values()].flatMap((ofVariant) => {
    const each = ofVariant.reduce((sum, units) => sum + units.quantity, 0) / ordered
    return sliceUnits(ofVariant, before * each, quantity * each)
  })
}

/** Returns `take` units after the first `skip` units, by branch. */
function sliceUnits(stock: LineStock[], skip: number, take: number): Reserved[] {
  let before = 0
  return stock.flatMap(({ variantId, branchId, quantity }) => {
    const from = Math.max(skip, before)
    const to = Math.min(skip + take, before + quantity)
    before += quantity
    return to > from ? [{ variantId, branchId, quantity: to - from }] : []
  })
}

/** Sums units by variant and branch; all in one branch when `branchId` is given. */
function sumByLevel(units: Reserved[], branchId?: number): Reserved[] {
  const levels = new Map<string, Reserved>()
  for (const { variantId, quantity, ...from } of units) {
    const level = { variantId, branchId: branchId ?? from.branchId }
    const key = `${level.variantId}:${level.branchId}`
    levels.set(key, { ...level, quantity: quantity + (levels.get(key)?.quantity ?? 0) })
  }
  return [...levels.values()]
}
