import type { OrderRow } from './order.queries.ts'

type Money = Pick<OrderRow, 'subtotal' | 'discount' | 'delivery_fee' | 'tax' | 'total' | 'collected' | 'refunded'>

/**
 * The sums of an order once pieces for `price` piastres did not stay: what is kept and the whole delivery fee, which is never
 * given back (specification; DOMAIN §2.1). Orders do not keep the price before offers of each line, so the discount shrinks
 * in proportion to what is kept; subtotal − discount + fee stays the total.
 */
export function totalsWithout(order: Money, price: number): Pick<Money, 'subtotal' | 'discount' | 'tax' | 'total'> {
  const before = order.subtotal - order.discount
  const kept = before - price
  const discount = before > 0 ? Math.round((order.discount * kept) / before) : 0
  const total = kept + order.delivery_fee
  return { subtotal: kept + discount, discount, tax: Math.round((total * 14) / 114), total }
}
