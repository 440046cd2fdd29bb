import { type Totals, totalsOf } from '#src/domains/cart/cart-totals.ts'
import { discountOfUnits } from '#src/domains/coupon/coupon-rules.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { OrderRow } from './order.queries.ts'
import type { OrderLine } from './order.schema.ts'
import type { OrderLineQuantity, ReturnReason } from './return.schema.ts'

/** An order line with the units that were not returned. */
export interface KeptLine extends Pick<OrderLine, 'id' | 'variantId' | 'quantity' | 'unitPrice' | 'couponDiscount'> {
  kept: number
  /** Price before the discount; null without one. */
  compareAtPrice: number | null
}

/** Returned units of a line, with the customer's reason if there is one. */
export interface ReturnedUnits extends OrderLineQuantity {
  reason?: ReturnReason
}

/**
 * Returns the units if each line is of the order, named once, and has kept as many. Throws VALIDATION_FAILED at
 * `field`.
 */
export function checkUnits<Some extends OrderLineQuantity>(units: Some[], lines: KeptLine[], field = 'lines'): Some[] {
  const keptOf = new Map(lines.map(({ id, kept }) => [id, kept]))
  const named = new Set(units.map(({ lineId }) => lineId))
  if (units.length === 0 || named.size < units.length)
    throw new ApiError('VALIDATION_FAILED', { fields: { [field]: [{ rule: 'units' }] } })
  for (const [index, { lineId, quantity }] of units.entries()) {
    const max = keptOf.get(lineId) ?? 0
    if (quantity > max)
      throw new ApiError('VALIDATION_FAILED', {
        fields: { [`${field}.${index}.quantity`]: [{ rule: 'kept', values: { max } }] },
      })
  }
  return units
}

/** Returns all units that were not returned. */
export function listKeptUnits(lines: KeptLine[]): ReturnedUnits[] {
  return lines.flatMap(({ id, kept }) => (kept > 0 ? [{ lineId: id, quantity: kept }] : []))
}

/**
 * Returns the units that a transition to `split` or `returnedReceived` returns: those of the branch or the courier,
 * else those of the customer's request, else all. Throws VALIDATION_FAILED for units that the order does not have, and
 * INVALID_TRANSITION when `split` would be all units, `returnedReceived` a part, or a part of an undelivered parcel.
 */
export function findReturnedUnits(
  { status, delivered_at }: Pick<OrderRow, 'status' | 'delivered_at'>,
  { to, lines: named }: { to: string; lines?: OrderLineQuantity[] },
  lines: KeptLine[],
  asked: Required<ReturnedUnits>[],
): ReturnedUnits[] {
  const reasons = new Map(asked.map(({ lineId, reason }) => [lineId, reason]))
  const given = named?.map(({ lineId, quantity }) => ({ lineId, quantity, reason: reasons.get(lineId) }))
  const units = given ?? (asked.length > 0 ? asked : listKeptUnits(lines))
  const atTheDoor = status === 'delivery'
  if (to === 'split' && !named && asked.length === 0)
    throw new ApiError('VALIDATION_FAILED', { fields: { lines: [{ rule: 'required' }] } })
  if (to === 'split' && !atTheDoor && !delivered_at) throw new ApiError('INVALID_TRANSITION')
  const whole = countUnits(checkUnits(units, lines)) === countUnits(listKeptUnits(lines))
  if (whole !== (to === 'returnedReceived')) throw new ApiError('INVALID_TRANSITION')
  return units
}

/**
 * Returns what was paid for units, in piastres: their price less their part of the coupon
 * (docs/rules/coupons.md#returns).
 */
export function priceOfUnits(units: OrderLineQuantity[], lines: KeptLine[]): number {
  return units.reduce((sum, unit) => {
    const unitPrice = lines.find(({ id }) => id === unit.lineId)?.unitPrice ?? 0
    return sum + unit.quantity * unitPrice - couponDiscountOf(unit, lines)
  }, 0)
}

/** Returns the part of the coupon that falls on units when they are returned next, in piastres. */
export function couponDiscountOf({ lineId, quantity: units }: OrderLineQuantity, lines: KeptLine[]): number {
  const line = lines.find(({ id }) => id === lineId)
  return line
    ? discountOfUnits({ discount: line.couponDiscount, quantity: line.quantity }, line.quantity - line.kept, units)
    : 0
}

function countUnits(units: OrderLineQuantity[]): number {
  return units.reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * Returns the totals of an order in piastres after `units` were returned: units kept, the whole delivery fee and the
 * `returnFees`, less what the credit of an exchange pays (docs/rules/returns.md#refund).
 */
export function totalsWithout(
  lines: KeptLine[],
  units: OrderLineQuantity[],
  { delivery_fee, credit }: Pick<OrderRow, 'delivery_fee' | 'credit'>,
  returnFees = 0,
): Omit<Totals, 'deliveryFee'> {
  const gone = new Map(units.map(({ lineId, quantity }) => [lineId, quantity]))
  const kept = lines.map((line) => {
    const quantity = line.kept - (gone.get(line.id) ?? 0)
    const discount = discountOfUnits(
      { discount: line.couponDiscount, quantity: line.quantity },
      line.quantity - quantity,
      quantity,
    )
    return { ...line, quantity, discount }
  })
  const couponDiscount = kept.reduce((sum, { discount }) => sum + discount, 0)
  const { subtotal, discount, tax, total } = totalsOf(kept, delivery_fee + returnFees, couponDiscount)
  return { subtotal, discount, couponDiscount, tax, total: Math.max(0, total - credit) }
}
