import type { AddressDocument } from '#src/db/tables/cart.ts'
import type { PastOrders } from './order-conditions.queries.ts'

/** What the shop does with an order by itself, and why. */
export interface Verdict {
  to: 'waitingCustomer' | 'confirm'
  reason: 'guest' | 'firstOrder' | 'limit' | 'refusal' | 'address' | 'known' | 'code'
}

/** What is judged; money in piastres. */
export interface Judged {
  total: number
  address: AddressDocument
  /** Above it the customer confirms. */
  limit: number
}

/**
 * The next status of a new order (docs/rules/orders.md#status-after-placing); null when an agent looks at it first.
 */
export function judgeOrder({ total, address, limit }: Judged, past: PastOrders | 'guest' | 'proven'): Verdict | null {
  if (past === 'proven') return { to: 'confirm', reason: 'code' }
  if (past === 'guest') return { to: 'waitingCustomer', reason: 'guest' }
  if (past.ofPhone === 0) return { to: 'waitingCustomer', reason: 'firstOrder' }
  if (total > limit) return { to: 'waitingCustomer', reason: 'limit' }
  if (past.recentRefusals > 0) return { to: 'waitingCustomer', reason: 'refusal' }
  if (past.address && !isSamePlace(past.address, address)) return { to: 'waitingCustomer', reason: 'address' }
  return past.delivered > 0 && past.refusals === 0 ? { to: 'confirm', reason: 'known' } : null
}

/** Whether a parcel would come to the same door; landmark and notes may differ. */
export function isSamePlace(a: AddressDocument, b: AddressDocument): boolean {
  const names = ['stateId', 'cityId', 'regionId', 'streetAddress', 'buildingNumber', 'floorNumber', 'apartmentNumber'] as const
  return names.every((name) => a[name] === b[name])
}
