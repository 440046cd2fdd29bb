import type { Variants } from '#src/domains/cart/cart-stock.ts'
import type { OrderLineRow } from '#src/domains/order/order.queries.ts'
import type { CheckoutLine } from '#src/domains/order/order-lines.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { LineStock } from '#src/domains/order/stock/stock.queries.ts'
import type { EditSaveBody } from './changes.schema.ts'

type EditedRow = Pick<OrderLineRow, 'id' | 'product_id' | 'variant_id' | 'quantity' | 'coupon_discount'>

/** An order line to keep, with its new variant and quantity. */
export interface EditedLine {
  row: EditedRow
  variantId: number
  quantity: number
}

/**
 * Returns the lines to keep, in their order; all of them without `lines`. Throws VALIDATION_FAILED for an empty list,
 * for a line of another order or named twice (`lines.<lineId>`), and for quantities outside 1 to `max`.
 */
export function parseEditLines(rows: EditedRow[], lines: EditSaveBody['lines'], max: number): EditedLine[] {
  if (!lines) return rows.map((row) => ({ row, variantId: row.variant_id, quantity: row.quantity }))
  const faults: Record<string, FieldRule[]> = {}
  if (lines.length === 0) faults.lines = [{ rule: 'required' }]
  for (const [index, { lineId, quantity }] of lines.entries()) {
    const known = rows.some(({ id }) => id === lineId) && lines.findIndex((line) => line.lineId === lineId) === index
    if (!known) faults[`lines.${lineId}`] = [{ rule: 'ref' }]
    if (quantity < 1 || quantity > max)
      faults[`lines.${lineId}.quantity`] = [{ rule: 'quantity', values: { min: 1, max } }]
  }
  if (Object.keys(faults).length > 0) throw new ApiError('VALIDATION_FAILED', { fields: faults })
  return rows.flatMap((row) => {
    const line = lines.find(({ lineId }) => lineId === row.id)
    return line ? [{ row, variantId: line.variantId ?? row.variant_id, quantity: line.quantity }] : []
  })
}

/**
 * Returns edited lines at current prices. Throws VALIDATION_FAILED at `lines.<lineId>.variantId` for a variant of
 * another product.
 */
export function priceEditedLines(edited: EditedLine[], held: LineStock[], variants: Variants): CheckoutLine[] {
  return edited.map(({ row, variantId, quantity }) => {
    const variant = variants.get(variantId)
    if (variant?.productId !== row.product_id)
      throw new ApiError('VALIDATION_FAILED', { fields: { [`lines.${row.id}.variantId`]: [{ rule: 'ref' }] } })
    const parts = findChosenParts(row, variantId, held, variants)
    return { id: row.id, variantId, parts, quantity, seenPrice: variant.variant.price }
  })
}

/**
 * Finds the chosen variants of a bundle's parts by what is reserved for the line; 0 for a part that the bundle no
 * longer has.
 */
function findChosenParts(row: EditedRow, variantId: number, held: LineStock[], variants: Variants): number[] {
  const left = new Map<number, number>()
  for (const { lineId, variantId: id, quantity } of held)
    if (lineId === row.id) left.set(id, (left.get(id) ?? 0) + quantity)
  return (variants.get(variantId)?.partsOf ?? []).map(({ productId, quantity }) => {
    const needed = quantity * row.quantity
    const chosen = [...left].find(([id, units]) => variants.get(id)?.productId === productId && units >= needed)
    if (chosen) left.set(chosen[0], chosen[1] - needed)
    return chosen?.[0] ?? 0
  })
}
