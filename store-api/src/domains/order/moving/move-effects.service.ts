import type { Context } from '#src/http/context.ts'
import type { OrderRow } from '#src/domains/order/order.queries.ts'
import { applyReturnEffect } from '#src/domains/order/returns/return-effect.service.ts'
import { applyStockEffect } from '#src/domains/order/stock/stock-effect.service.ts'
import type { Move } from './transition-rules.ts'

/**
 * Does what a move means for stock, returned pieces and cash, inside the transaction that made it; `order` is as it was before.
 * Throws VALIDATION_FAILED for what was sent with the move, and INVALID_TRANSITION for pieces that make it another move.
 */
export async function applyMoveEffects(context: Context, order: OrderRow, move: Move): Promise<void> {
  await applyStockEffect(context, order, move)
  await applyReturnEffect(context, order, move)
}
