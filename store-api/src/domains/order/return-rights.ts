import { atMost } from '#src/limits.ts'
import { type ReturnReason, returnReasons, type RightRefusal } from './return.schema.ts'

/** The facts of an order that decide what of it may come back. */
interface Delivered {
  status: string
  deliveredAt: Date | null
  exchangeOf: number | null
  exchangeOrderId: number | null
  exchanges: number
}

const DAY = 86_400_000
/** docs/rules/returns.md#return-window */
export const RETURN_DAYS = 14
export const DEFECT_RETURN_DAYS = 30

/**
 * Maximum number of exchanges requested of an order: each reserves stock and sends messages
 * (docs/rules/limits.md#orders).
 */
const MAX_EXCHANGES = atMost('order-exchanges', 5)

/**
 * Whether the shop sent a faulty or a wrong item: the longer window, hygiene products, the same variant again, and the
 * way back at its cost.
 */
export function isShopsFault(reason: string | undefined): boolean {
  return reason === 'defect' || reason === 'wrongItem'
}

/** Whether the return window of a reason is open (docs/rules/returns.md#return-window). */
export function isInWindow(deliveredAt: Date | null, now: Date, reason: string | undefined): boolean {
  const days = isShopsFault(reason) ? DEFECT_RETURN_DAYS : RETURN_DAYS
  return deliveredAt !== null && now.getTime() - deliveredAt.getTime() <= days * DAY
}

/** Returns why no unit that the customer kept can be returned now, for any reason; null when they can. */
export function returnRefusal({ status, deliveredAt }: Delivered, now: Date): RightRefusal | null {
  if (deliveredAt !== null && (status === 'returning' || status === 'returned')) return 'underway'
  if (deliveredAt !== null && status === 'returnedReceived') return 'allReturned'
  if (status !== 'delivered' && status !== 'split') return 'notDelivered'
  return isInWindow(deliveredAt, now, 'defect') ? null : 'windowClosed'
}

/**
 * Whether units of a line may come back for a reason: a hygiene product only through a fault of the shop
 * (docs/rules/returns.md#hygiene-products).
 */
export function isReasonFor(isHygiene: boolean, reason: string | undefined): boolean {
  return !isHygiene || isShopsFault(reason)
}

/** Returns the reasons for which kept units of a line can be returned or exchanged now. */
export function openReasons(facts: Delivered, isHygiene: boolean, now: Date): ReturnReason[] {
  if (returnRefusal(facts, now)) return []
  return returnReasons.filter((reason) => isInWindow(facts.deliveredAt, now, reason) && isReasonFor(isHygiene, reason))
}

/**
 * Returns why no unit can be exchanged now; null when those of products, not of bundles, can
 * (docs/rules/exchanges.md#what-can-be-exchanged).
 */
export function exchangeRefusal(facts: Delivered, now: Date): RightRefusal | null {
  const refusal = returnRefusal(facts, now)
  if (refusal) return refusal
  if (facts.exchangeOf !== null) return 'isExchange'
  if (facts.exchangeOrderId !== null) return 'exchanged'
  return facts.exchanges < MAX_EXCHANGES ? null : 'tooMany'
}
