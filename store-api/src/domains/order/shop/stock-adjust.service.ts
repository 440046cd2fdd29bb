import { contendedTransaction } from '#src/contended-transaction.ts'
import { addStockLevels, changeStock, hasBranch, lockStockLevels } from '#src/domains/order/stock/stock.queries.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { parseKeyAndReason } from './shop-rules.ts'
import { hasVariantToStock, insertStockMove, selectStockLevels, setMoveQuantity } from './stock-adjust.queries.ts'
import type { StockLevel, StockAdjustBody, StockTransferBody } from './stock-adjust.schema.ts'

interface Movement {
  key: string
  reason: string | null
  variantId: number
  from: number | null
  to: number
}

/**
 * Sets the stock level of a variant in a branch, by a count or by a difference. A repeat with the same key changes
 * nothing. Returns the stock level. Throws VALIDATION_FAILED, also for less than
 * orders have reserved.
 */
export async function adjustStock(context: Context, body: StockAdjustBody): Promise<StockLevel[]> {
  const { variantId, branchId, onHand, delta } = body
  if ((onHand === undefined) === (delta === undefined)) throw invalid('onHand', { rule: 'required' })
  const movement = { ...parseKeyAndReason(body), variantId, from: null, to: branchId }
  await moveOnce(context, movement, async (inside, levels) => {
    const level = levels.find((candidate) => candidate.branchId === branchId)
    if (!level) throw new Error(`Branch ${branchId} has no stock level of variant ${variantId}`)
    const more = delta ?? (onHand ?? 0) - level.onHand
    if (level.onHand + more < level.reserved)
      throw invalid(delta === undefined ? 'onHand' : 'delta', {
        rule: 'reserved',
        values: { reserved: level.reserved },
      })
    await changeStock(inside.db, [{ variantId, branchId, onHand: more, reserved: 0 }])
    return more
  })
  return selectStockLevels(context.db, context.language, variantId, [branchId])
}

/**
 * Transfers free units from one branch to another. A repeat with the same key changes nothing. Returns both stock
 * levels. Throws VALIDATION_FAILED, QUANTITY_REDUCED with the available quantity.
 */
export async function transferStock(context: Context, body: StockTransferBody): Promise<StockLevel[]> {
  const { variantId, from, to, quantity } = body
  if (from === to || !(await hasBranch(context.db, from))) throw invalid('from', { rule: 'ref' })
  await moveOnce(context, { ...parseKeyAndReason(body), variantId, from, to }, async ({ db }, levels) => {
    const source = levels.find(({ branchId }) => branchId === from)
    const available = source ? source.onHand - source.reserved : 0
    if (available < quantity) throw new ApiError('QUANTITY_REDUCED', { available })
    await changeStock(db, [
      { variantId, branchId: from, onHand: -quantity, reserved: 0 },
      { variantId, branchId: to, onHand: quantity, reserved: 0 },
    ])
    return quantity
  })
  return selectStockLevels(context.db, context.language, variantId, [from, to])
}

/** Makes a movement under the lock of its stock levels, once per key; `change` returns its units. */
async function moveOnce(
  context: Context,
  { key, reason, variantId, from, to }: Movement,
  change: (inside: Context, levels: StockLevel[]) => Promise<number>,
): Promise<void> {
  if (!(await hasVariantToStock(context.db, variantId))) throw invalid('variantId', { rule: 'ref' })
  if (!(await hasBranch(context.db, to))) throw invalid(from === null ? 'branchId' : 'to', { rule: 'ref' })
  const row = {
    key,
    variant_id: variantId,
    from_branch_id: from,
    to_branch_id: to,
    quantity: 0,
    reason,
    at: context.now(),
  }
  await contendedTransaction(context.db, async (db) => {
    if (!(await insertStockMove(db, row))) return
    await addStockLevels(db, [{ variantId, branchId: to }])
    await lockStockLevels(db, [variantId])
    const levels = await selectStockLevels(db, context.language, variantId, from === null ? [to] : [from, to])
    await setMoveQuantity(db, key, await change({ ...context, db }, levels))
  })
}

function invalid(field: string, fault: FieldRule): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { [field]: [fault] } })
}
