import type { OrderLinePartDocument } from '#src/db/tables/order.ts'
import type { Variants } from '#src/domains/cart/cart-stock.ts'
import { type Totals, totalsOf } from '#src/domains/cart/cart-totals.ts'
import type { NewOrderLine, SnapshotRow } from './order.queries.ts'

/** A cart line that is being ordered. */
export interface CheckoutLine {
  id: number
  variantId: number
  parts: number[]
  quantity: number
  seenPrice: number
}

/** Returns the totals of an order in piastres, at current prices. */
export function orderTotals(lines: CheckoutLine[], variants: Variants, deliveryFee: number) {
  const priced = lines.map((line) => ({ quantity: line.quantity, ...pricesOf(line, variants) }))
  const { subtotal, discount, tax, total } = totalsOf(priced, deliveryFee)
  return { subtotal, discount, tax, total, delivery_fee: deliveryFee }
}

/** Returns the totals of one line in piastres, with a delivery fee that may be unknown. */
export function quotedTotals(line: { quantity: number; unitPrice: number; compareAtPrice: number | null }, fee: number | null): Totals {
  return totalsOf([line], fee)
}

/** Returns the lines as an order stores them: current prices, texts in both languages. */
export function orderLinesOf(lines: CheckoutLine[], variants: Variants, snapshots: Map<number, SnapshotRow>): NewOrderLine[] {
  return lines.map((line) => {
    const { id, ...texts } = snapshotOf(line.variantId, snapshots)
    const { unitPrice, compareAtPrice } = pricesOf(line, variants)
    const parts = JSON.stringify(partsOf(line, variants, snapshots))
    const prices = { unit_price: unitPrice, compare_at_price: compareAtPrice, price: unitPrice * line.quantity }
    return { ...texts, variant_id: id, parts, quantity: line.quantity, ...prices }
  })
}

function pricesOf({ variantId, seenPrice }: CheckoutLine, variants: Variants): { unitPrice: number; compareAtPrice: number | null } {
  const variant = variants.get(variantId)?.variant
  return { unitPrice: variant?.price ?? seenPrice, compareAtPrice: variant?.compareAtPrice ?? null }
}

function partsOf({ variantId, parts }: CheckoutLine, variants: Variants, snapshots: Map<number, SnapshotRow>): OrderLinePartDocument[] {
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
