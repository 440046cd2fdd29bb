import type { Context } from '#src/http/context.ts'
import type { OrderRow } from './order.queries.ts'
import { stockEffects } from './order.transitions.ts'
import { changeStock, lockShelves, selectStockOfOrder } from './stock.queries.ts'
import type { Move } from './transition-rules.ts'

/** Does to the stock that an order holds what a move brings about; `order` is as it was before the move, its row locked. */
export async function applyStockEffect({ db }: Context, { id }: OrderRow, { to }: Move): Promise<void> {
  const effect = stockEffects[to]
  if (!effect) return
  const held = await selectStockOfOrder(db, id)
  if (held.length === 0) return
  await lockShelves(
    db,
    held.map(({ variantId }) => variantId),
  )
  await changeStock(
    db,
    held.map(({ variantId, branchId, quantity }) => ({
      variantId,
      branchId,
      onHand: effect.onHand * quantity,
      reserved: effect.reserved * quantity,
    })),
  )
}
