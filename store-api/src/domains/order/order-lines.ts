import type { OrderLinePartDocument } from '#src/db/tables/order.ts'
import type { Variants } from '#src/domains/cart/cart-stock.ts'
import type { CartLineRow } from '#src/domains/cart/cart.queries.ts'
import { taxIn } from '#src/domains/cart/cart-totals.ts'
import type { PricedLine, Sums } from '#src/domains/cart/cart-sums.service.ts'
import type { NewOrderLine, OrderRow, SnapshotRow } from './order.queries.ts'

/** A cart line that is being ordered. */
export type CheckoutLine = Pick<CartLineRow, 'id' | 'variantId' | 'parts' | 'quantity' | 'seenPrice'>

/** Returns the lines at current prices. */
export function priceLines(lines: CheckoutLine[], variants: Variants): PricedLine[] {
  return lines.map((line) => ({
    productId: variants.get(line.variantId)?.productId ?? 0,
    quantity: line.quantity,
    ...pricesOf(line, variants),
  }))
}

/**
 * Returns sums as an order stores them, in piastres; its area is known. A coupon that saves nothing is none of a new
 * order.
 */
export function toOrderColumns({ totals, judged, saving }: Sums) {
  const { subtotal, discount, couponDiscount, deliveryFee, tax, total } = totals
  return {
    subtotal,
    discount,
    tax,
    total,
    delivery_fee: deliveryFee ?? 0,
    coupon_discount: couponDiscount,
    coupon_free_delivery: judged?.isFreeDelivery === true && saving > 0,
  }
}

/**
 * Returns what changes with the coupon that saved `saved` piastres: the prices stay, and a delivery that it paid is
 * paid again.
 */
export function sumsWithoutCoupon(order: OrderRow, saved: number): Pick<OrderRow, 'delivery_fee' | 'total' | 'tax'> {
  const total = order.total + saved
  return { delivery_fee: order.delivery_fee + saved - order.coupon_discount, total, tax: taxIn(total) }
}

/**
 * Returns the lines as an order stores them: current prices less the `discounts` of its coupon, texts in both
 * languages.
 */
export function orderLinesOf(
  lines: CheckoutLine[],
  variants: Variants,
  snapshots: Map<number, SnapshotRow>,
  discounts: number[],
): NewOrderLine[] {
  return lines.map((line, index) => {
    const { id, ...texts } = snapshotOf(line.variantId, snapshots)
    const { unitPrice, compareAtPrice } = pricesOf(line, variants)
    const parts = JSON.stringify(toPartDocuments(line, variants, snapshots))
    const prices = { unit_price: unitPrice, compare_at_price: compareAtPrice, price: unitPrice * line.quantity }
    return {
      ...texts,
      variant_id: id,
      parts,
      quantity: line.quantity,
      ...prices,
      coupon_discount: discounts[index] ?? 0,
    }
  })
}

function pricesOf(
  { variantId, seenPrice }: CheckoutLine,
  variants: Variants,
): { unitPrice: number; compareAtPrice: number | null } {
  const variant = variants.get(variantId)?.variant
  return { unitPrice: variant?.price ?? seenPrice, compareAtPrice: variant?.compareAtPrice ?? null }
}

function toPartDocuments(
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

/** Branches that an order may take its units from: any, those of the governorate first, or one alone. */
export interface StockSource {
  stateId: number
  /** Null for delivery. */
  pickupBranchId: number | null
}
