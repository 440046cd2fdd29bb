import type { Variants } from '#src/domains/cart/cart-stock.ts'
import { totalsOf } from '#src/domains/cart/cart-totals.ts'
import type { CheckoutLine } from '#src/domains/order/order-lines.ts'
import type { NewOrderLine } from '#src/domains/order/order.queries.ts'
import { isShopsFault } from '#src/domains/order/return-rights.ts'
import { checkUnits, couponDiscountOf, type KeptLine, priceOfUnits } from '#src/domains/order/return-units.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { ExchangeItem, ExchangeQuote } from './exchange.schema.ts'

/** A line of an order whose units may be exchanged. */
export interface ExchangeableLine extends KeptLine {
  productId: number
  isBundle: boolean
}

/** An item with the price of its new units, in piastres. */
export interface PricedItem extends ExchangeItem {
  unitPrice: number
  compareAtPrice: number | null
  /** The returned units' part of a coupon, which stays with another size or colour. */
  couponDiscount: number
}

/**
 * Returns the items at their prices (docs/rules/exchanges.md#price): what was paid for another size or colour of the
 * same product, today's price of another product. Throws VARIANT_UNAVAILABLE at `lines.<lineId>`, and VALIDATION_FAILED
 * at `items` for units that were not kept, for a bundle, and for the same variant without a fault of the shop.
 */
export function priceExchange(items: ExchangeItem[], lines: ExchangeableLine[], variants: Variants): PricedItem[] {
  checkUnits(
    items,
    lines.map((line) => (line.isBundle ? { ...line, kept: 0 } : line)),
    'items',
  )
  const lineOf = new Map(lines.map((line) => [line.id, line]))
  const same = items.flatMap(({ lineId, variantId, reason }, index): [string, FieldRule[]][] =>
    lineOf.get(lineId)?.variantId === variantId && !isShopsFault(reason)
      ? [[`items.${index}.variantId`, [{ rule: 'ref' }]]]
      : [],
  )
  if (same.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: Object.fromEntries(same) })
  return items.map((item) => {
    const [line, chosen] = [lineOf.get(item.lineId), variants.get(item.variantId)]
    if (!line || !chosen?.sellable || chosen.kind === 'bundle')
      throw new ApiError('VARIANT_UNAVAILABLE', { fields: { [`lines.${item.lineId}`]: [{ rule: 'unavailable' }] } })
    if (chosen.productId !== line.productId)
      return {
        ...item,
        unitPrice: chosen.variant.price,
        compareAtPrice: chosen.variant.compareAtPrice,
        couponDiscount: 0,
      }
    return {
      ...item,
      unitPrice: line.unitPrice,
      compareAtPrice: line.compareAtPrice,
      couponDiscount: couponDiscountOf(item, lines),
    }
  })
}

/** Returns what the exchange costs, in piastres. */
export function exchangeQuote(items: PricedItem[], lines: KeptLine[]): ExchangeQuote {
  const credit = priceOfUnits(items, lines)
  const price = items.reduce(
    (sum, { quantity, unitPrice, couponDiscount }) => sum + quantity * unitPrice - couponDiscount,
    0,
  )
  return { credit, price, toPay: Math.max(0, price - credit), toRefund: Math.max(0, credit - price) }
}

/** Returns the items as lines to reserve; the line that they replace names each in errors. */
export function exchangeCheckoutLines(items: PricedItem[], variants: Variants): CheckoutLine[] {
  return items.map(({ lineId, variantId, quantity }) => ({
    id: lineId,
    variantId,
    parts: [],
    quantity,
    seenPrice: variants.get(variantId)?.variant.price ?? 0,
  }))
}

/** Returns the lines of the new order at the prices of the exchange. */
export function withExchangePrices(rows: NewOrderLine[], items: PricedItem[]): NewOrderLine[] {
  return rows.map((row, index) => {
    const { unitPrice = 0, compareAtPrice = null, quantity = 0, couponDiscount = 0 } = items[index] ?? {}
    return {
      ...row,
      unit_price: unitPrice,
      compare_at_price: compareAtPrice,
      price: unitPrice * quantity,
      coupon_discount: couponDiscount,
    }
  })
}

/**
 * Returns the sums of the new order: the credit pays for the items, so VAT is that of their price
 * (docs/rules/exchanges.md#money).
 */
export function exchangeTotals(items: PricedItem[], { credit, price, toPay }: ExchangeQuote) {
  const kept = items.reduce((sum, { couponDiscount }) => sum + couponDiscount, 0)
  const { subtotal, discount, couponDiscount, tax } = totalsOf(items, 0, kept)
  return {
    subtotal,
    discount,
    tax,
    total: toPay,
    delivery_fee: 0,
    coupon_discount: couponDiscount,
    coupon_free_delivery: false,
    credit: Math.min(credit, price),
  }
}
