import { contendedTransaction } from '#src/db/contended-transaction.ts'
import { requireServiceKey } from '#src/domains/order/order-access.ts'
import { addStockLevels, changeStock, hasBranch, lockStockLevels } from '#src/domains/order/stock/stock.queries.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { checkedWords } from './shop-rules.ts'
import { hasVariantToStock, insertStockMove, selectShelves, setMoveQuantity } from './stock-adjust.queries.ts'
import type { StockLevel, StockAdjustBody, StockTransferBody } from './stock-adjust.schema.ts'

interface Movement {
  key: string
  reason: string | null
  variantId: number
  from: number | null
  to: number
}

/**
 * Sets what a branch has of a variant, as counted or by a difference. Repeating it with its key changes nothing. Answers with the
 * shelf as it is. Throws FORBIDDEN without the service key, VALIDATION_FAILED: also for fewer pieces than orders have reserved.
 */
export async function adjustStock(context: Context, serviceKey: string | undefined, body: StockAdjustBody): Promise<StockLevel[]> {
  requireServiceKey(context, serviceKey)
  const { variantId, branchId, onHand, delta } = body
  if ((onHand === undefined) === (delta === undefined)) throw invalid('onHand', { rule: 'required' })
  const movement = { ...checkedWords(body), variantId, from: null, to: branchId }
  await once(context, movement, async (inside, shelves) => {
    const shelf = shelves.find((candidate) => candidate.branchId === branchId)
    if (!shelf) throw new Error(`Branch ${branchId} has no shelf for variant ${variantId}`)
    const more = delta ?? (onHand ?? 0) - shelf.onHand
    if (shelf.onHand + more < shelf.reserved)
      throw invalid(delta === undefined ? 'onHand' : 'delta', { rule: 'reserved', values: { reserved: shelf.reserved } })
    await changeStock(inside.db, [{ variantId, branchId, onHand: more, reserved: 0 }])
    return more
  })
  return selectShelves(context.db, context.language, variantId, [branchId])
}

/**
 * Brings pieces that nobody has reserved from branch to branch. Repeating it with its key changes nothing. Answers with both
 * shelves. Throws FORBIDDEN without the service key, VALIDATION_FAILED, QUANTITY_REDUCED with what can be had.
 */
export async function transferStock(context: Context, serviceKey: string | undefined, body: StockTransferBody): Promise<StockLevel[]> {
  requireServiceKey(context, serviceKey)
  const { variantId, from, to, quantity } = body
  if (from === to || !(await hasBranch(context.db, from))) throw invalid('from', { rule: 'ref' })
  await once(context, { ...checkedWords(body), variantId, from, to }, async ({ db }, shelves) => {
    const source = shelves.find(({ branchId }) => branchId === from)
    const available = source ? source.onHand - source.reserved : 0
    if (available < quantity) throw new ApiError('QUANTITY_REDUCED', { available })
    await changeStock(db, [
      { variantId, branchId: from, onHand: -quantity, reserved: 0 },
      { variantId, branchId: to, onHand: quantity, reserved: 0 },
    ])
    return quantity
  })
  return selectShelves(context.db, context.language, variantId, [from, to])
}

/** Makes a movement under the locks of its shelves unless one with its key was made; `change` answers with its pieces. */
async function once(
  context: Context,
  { key, reason, variantId, from, to }: Movement,
  change: (inside: Context, shelves: StockLevel[]) => Promise<number>,
): Promise<void> {
  if (!(await hasVariantToStock(context.db, variantId))) throw invalid('variantId', { rule: 'ref' })
  if (!(await hasBranch(context.db, to))) throw invalid(from === null ? 'branchId' : 'to', { rule: 'ref' })
  const row = { key, variant_id: variantId, from_branch_id: from, to_branch_id: to, quantity: 0, reason, at: context.now() }
  await contendedTransaction(context.db, async (db) => {
    if (!(await insertStockMove(db, row))) return
    await addStockLevels(db, [{ variantId, branchId: to }])
    await lockStockLevels(db, [variantId])
    const shelves = await selectShelves(db, context.language, variantId, from === null ? [to] : [from, to])
    await setMoveQuantity(db, key, await change({ ...context, db }, shelves))
  })
}

function invalid(field: string, fault: FieldRule): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { [field]: [fault] } })
}
