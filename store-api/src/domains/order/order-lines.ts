import type { OrderLinePartDocument } from '#src/db/tables/order.ts'
import { componentsOf, shareStock, type Variants } from '#src/domains/cart/cart-stock.ts'
import { type Totals, totalsOf } from '#src/domains/cart/cart-totals.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { NewOrderLine, SnapshotRow } from './order.queries.ts'

/** A line of the cart that is being ordered. */
export interface CheckoutLine {
  id: number
  variantId: number
  parts: number[]
  quantity: number
  seenPrice: number
}

/**
 * Throws VARIANT_UNAVAILABLE, PRICE_CHANGED, OUT_OF_STOCK or QUANTITY_REDUCED for the first line that cannot be ordered as the
 * shopper saw it.
 */
export function refuseChangedLines(lines: CheckoutLine[], variants: Variants): void {
  const unavailable = lines.find((line) => !componentsOf(line, variants))
  if (unavailable)
    throw new ApiError('VARIANT_UNAVAILABLE', { fields: { [`lines.${unavailable.id}`]: [{ rule: 'unavailable' }] } })
  const dearer = lines.filter((line) => variants.get(line.variantId)?.variant.price !== line.seenPrice)
  if (dearer.length > 0) {
    throw new ApiError('PRICE_CHANGED', {
      fields: Object.fromEntries(dearer.map(({ id }) => [`lines.${id}`, [{ rule: 'price' }]])),
    })
  }
  for (const [index, available] of shareStock(lines, variants).entries()) {
    const line = lines[index]
    if (line && available < line.quantity) throw shortage(line, available)
  }
}

/** The refusal of a line that can have `available` pieces. */
function shortage({ id }: CheckoutLine, available: number): ApiError {
  const [code, rule] = available === 0 ? (['OUT_OF_STOCK', 'soldOut'] as const) : (['QUANTITY_REDUCED', 'available'] as const)
  return new ApiError(code, { available, fields: { [`lines.${id}`]: [{ rule, values: { available } }] } })
}

/** The lines as the order keeps them: prices of now, texts in both languages. */
export function orderLinesOf(lines: CheckoutLine[], variants: Variants, snapshots: Map<number, SnapshotRow>): NewOrderLine[] {
  return lines.map((line) => {
    const { id, ...texts } = snapshotOf(line.variantId, snapshots)
    const { price, compareAtPrice } = variants.get(line.variantId)?.variant ?? { price: line.seenPrice, compareAtPrice: null }
    const parts = JSON.stringify(partsOf(line, variants, snapshots))
    const prices = { unit_price: price, compare_at_price: compareAtPrice, price: price * line.quantity }
    return { ...texts, variant_id: id, parts, quantity: line.quantity, ...prices }
  })
}

function partsOf(
  { variantId, parts }: CheckoutLine,
  variants: Variants,
  snapshots: Map<number, SnapshotRow>,
): OrderLinePartDocument[] {
  const quantities = variants.get(variantId)?.partsOf ?? []
  return parts.map((id, index) => {
    const { name_ar, name_en, color_ar, color_en, size_ar, size_en } = snapshotOf(id, snapshots)
    return { name_ar, name_en, color_ar, color_en, size_ar, size_en, quantity: quantities[index]?.quantity ?? 1 }
  })
}

function snapshotOf(id: number, snapshots: Map<number, SnapshotRow>): SnapshotRow {
  const snapshot = snapshots.get(id)
  if (!snapshot) throw new Error(`Variant ${id} vanished while it was ordered`)
  return snapshot
}

/** What an order costs, in piastres, by the prices of now. */
export function orderTotals(lines: CheckoutLine[], variants: Variants, deliveryFee: number) {
  const priced = lines.map((line) => {
    const { price, compareAtPrice } = variants.get(line.variantId)?.variant ?? { price: line.seenPrice, compareAtPrice: null }
    return { quantity: line.quantity, unitPrice: price, compareAtPrice }
  })
  return { ...totalsOf(priced, deliveryFee), deliveryFee }
}

/** What one line would cost, in piastres, with a fee that may not be known yet. */
export function quotedTotals(line: { quantity: number; unitPrice: number; compareAtPrice: number | null }, fee: number | null): Totals {
  return totalsOf([line], fee)
}
