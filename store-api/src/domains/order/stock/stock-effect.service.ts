import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { OrderRow } from '#src/domains/order/order.queries.ts'
import { type Move, stockEffects } from '#src/domains/order/order.transitions.ts'
import type { KeptLine, Pieces } from '#src/domains/order/return-pieces.ts'
import { byShelf, type Goods, goodsOf } from './stock-goods.ts'
import {
  addShelves,
  changeStock,
  hasBranch,
  lockShelves,
  moveLineStock,
  selectLineShelves,
  selectStockOfOrder,
} from './stock.queries.ts'

/**
 * Does to the stock that an order holds what a move brings about: canceled lets go of it, shippingAgent takes it off the shelves,
 * inTransfer brings it together. `order` is as it was before the move, its row locked. Throws VALIDATION_FAILED for a branch
 * that there is not.
 */
export async function applyStockEffect(context: Context, { id }: OrderRow, { to, branchId }: Move): Promise<void> {
  const { db } = context
  const effect = stockEffects[to]
  if (!effect && to !== 'inTransfer') return
  const held = await selectStockOfOrder(db, id)
  if (held.length === 0) return
  if (!effect) return bringTogether(context, id, held, branchId)
  await lockShelves(db, variantsOf(held))
  await changeStock(
    db,
    held.map(({ variantId, branchId: at, quantity }) => ({
      variantId,
      branchId: at,
      onHand: effect.onHand * quantity,
      reserved: effect.reserved * quantity,
    })),
  )
}

/**
 * Puts pieces that came back on the shelves: of the receiving branch, else of those they left. A piece that is defective stays
 * off, unless the branch says that it can be sold; what it says cannot be sold stays off.
 */
export async function putBack(context: Context, orderId: number, move: Move, lines: KeptLine[], pieces: Pieces[]): Promise<void> {
  const { db } = context
  const { branchId, sellable } = move
  await requireBranch(context, branchId)
  const good = pieces.filter(({ reason }) => sellable ?? reason !== 'defect')
  const shelves = await selectLineShelves(db, orderId)
  const goods = byShelf(
    good.flatMap(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId)
      const ofLine = shelves.filter((shelf) => shelf.lineId === lineId)
      return line ? goodsOf(ofLine, line.quantity, line.quantity - line.kept, quantity) : []
    }),
    branchId,
  )
  if (goods.length === 0) return
  await addShelves(db, goods)
  await lockShelves(db, variantsOf(goods))
  await changeStock(
    db,
    goods.map(({ variantId, branchId: at, quantity }) => ({ variantId, branchId: at, onHand: quantity, reserved: 0 })),
  )
}

/**
 * The goods of an order are brought to one branch: the one named, else the one that has most of them. They leave one branch's
 * count and enter the other's at once, always reserved, so that nobody can buy what is on the way and the sums never differ.
 */
async function bringTogether(context: Context, orderId: number, held: Goods[], branchId: number | undefined): Promise<void> {
  const { db } = context
  await requireBranch(context, branchId)
  const target = branchId ?? branchWithMost(held)
  const moved = held.filter((goods) => goods.branchId !== target)
  if (moved.length === 0) return
  const arriving = byShelf(moved, target)
  await addShelves(db, arriving)
  await lockShelves(db, variantsOf(moved))
  await changeStock(db, [
    ...moved.map(({ variantId, branchId: from, quantity }) => ({
      variantId,
      branchId: from,
      onHand: -quantity,
      reserved: -quantity,
    })),
    ...arriving.map(({ variantId, quantity }) => ({ variantId, branchId: target, onHand: quantity, reserved: quantity })),
  ])
  await moveLineStock(db, orderId, target)
}

async function requireBranch({ db }: Context, branchId: number | undefined): Promise<void> {
  if (branchId === undefined || (await hasBranch(db, branchId))) return
  throw new ApiError('VALIDATION_FAILED', { fields: { branchId: [{ rule: 'ref' }] } })
}

function branchWithMost(held: Goods[]): number {
  const pieces = new Map<number, number>()
  for (const { branchId, quantity } of held) pieces.set(branchId, (pieces.get(branchId) ?? 0) + quantity)
  const [most] = [...pieces].sort(([a, m], [b, n]) => n - m || a - b)
  return most?.[0] ?? 0
}

function variantsOf(goods: { variantId: number }[]): number[] {
  return [...new Set(goods.map(({ variantId }) => variantId))]
}
