import type { Variants } from '#src/domains/cart/cart-stock.ts'
import type { OrderLineRow } from '#src/domains/order/order.queries.ts'
import type { CheckoutLine } from '#src/domains/order/order-lines.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import { valuesOf } from '#src/http/judged-error.ts'
import { optionalText } from '#src/http/rules.ts'
import type { LineShelf } from '#src/domains/order/stock/stock-goods.ts'
import type { EditSaveBody } from './edit.schema.ts'

/** A line that stays, as it is wished. */
export interface WishedLine {
  row: OrderLineRow
  variantId: number
  quantity: number
}

/**
 * The lines that stay, in their order; all of them when nothing is said of lines. Throws VALIDATION_FAILED for none, for lines of
 * another order or named twice (`lines.<lineId>`), and for quantities that are not 1 to `max`.
 */
export function wishedLines(rows: OrderLineRow[], lines: EditSaveBody['lines'], max: number): WishedLine[] {
  if (!lines) return rows.map((row) => ({ row, variantId: row.variant_id, quantity: row.quantity }))
  const faults: Record<string, FieldRule[]> = {}
  if (lines.length === 0) faults.lines = [{ rule: 'required' }]
  for (const [index, { lineId, quantity }] of lines.entries()) {
    const known = rows.some(({ id }) => id === lineId) && lines.findIndex((line) => line.lineId === lineId) === index
    if (!known) faults[`lines.${lineId}`] = [{ rule: 'ref' }]
    if (quantity < 1 || quantity > max) faults[`lines.${lineId}.quantity`] = [{ rule: 'quantity', values: { max } }]
  }
  if (Object.keys(faults).length > 0) throw new ApiError('VALIDATION_FAILED', { fields: faults })
  return rows.flatMap((row) => {
    const wish = lines.find(({ lineId }) => lineId === row.id)
    return wish ? [{ row, variantId: wish.variantId ?? row.variant_id, quantity: wish.quantity }] : []
  })
}

/**
 * The wished lines as they are ordered, at the prices of now. Throws VALIDATION_FAILED at `lines.<lineId>.variantId` for a variant
 * of another product.
 */
export function editedLines(wishes: WishedLine[], held: LineShelf[], variants: Variants): CheckoutLine[] {
  return wishes.map(({ row, variantId, quantity }) => {
    const variant = variants.get(variantId)
    if (variant?.productId !== row.product_id)
      throw new ApiError('VALIDATION_FAILED', { fields: { [`lines.${row.id}.variantId`]: [{ rule: 'ref' }] } })
    const parts = partsOf(row, variantId, held, variants)
    return { id: row.id, variantId, parts, quantity, seenPrice: variant.variant.price }
  })
}

/** The variants that were chosen for the parts of a bundle, told by what is reserved for it; 0 for one that it no longer has. */
function partsOf(row: OrderLineRow, variantId: number, held: LineShelf[], variants: Variants): number[] {
  const left = new Map<number, number>()
  for (const { lineId, variantId: id, quantity } of held) if (lineId === row.id) left.set(id, (left.get(id) ?? 0) + quantity)
  return (variants.get(variantId)?.partsOf ?? []).map(({ productId, quantity }) => {
    const needed = quantity * row.quantity
    const chosen = [...left].find(([id, pieces]) => variants.get(id)?.productId === productId && pieces >= needed)
    if (chosen) left.set(chosen[0], chosen[1] - needed)
    return chosen?.[0] ?? 0
  })
}

/** Why a customer calls an order off, as it is kept: at most 500 characters. Throws VALIDATION_FAILED at `reason`. */
export function checkedReason(given: string | null | undefined): string | undefined {
  return valuesOf({ reason: optionalText(given, { max: 500 }) }).reason ?? undefined
}
