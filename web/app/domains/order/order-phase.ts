import type { OrderProgress_OrderFragment as Progress } from './__generated__/order-progress.ts'

export type Status = Progress['status']

/** Phase of an order as the customer sees it; each has a headline. */
export type Phase =
  | 'received'
  | 'confirmed'
  | 'preparing'
  | 'onTheWay'
  | 'failed'
  | 'delivered'
  | 'late'
  | 'cancelAsked'
  | 'canceled'
  | 'returning'
  | 'returned'
  | 'split'
  | 'closed'
  | 'unknown'

const phases: Record<NonNullable<Status>, Phase> = {
  ADDED: 'received',
  NEW: 'received',
  IN_PROGRESS: 'received',
  WAITING_CUSTOMER: 'received',
  CUSTOMER_CONFIRMED: 'received',
  EDIT: 'received',
  ONLINE_COMING: 'received',
  ONLINE: 'received',
  CONFIRM: 'confirmed',
  PREPARING: 'preparing',
  IN_TRANSFER: 'preparing',
  READY: 'preparing',
  SHIPPING_AGENT: 'onTheWay',
  DELIVERY: 'onTheWay',
  ABNORMAL: 'failed',
  DELIVERED: 'delivered',
  LATE: 'late',
  CANCEL: 'cancelAsked',
  CANCELED: 'canceled',
  RETURNING: 'returning',
  RETURNED: 'returned',
  SPLIT: 'split',
  RETURNED_RECEIVED: 'closed',
}

/** Returns the phase of a status (docs/rules/orders.md#statuses). */
export function phaseOf(status: Status): Phase {
  return status ? phases[status] : 'unknown'
}

export const returnPhases: ReadonlySet<Phase> = new Set<Phase>(['returning', 'returned', 'split', 'closed'])

type Reviewable = { status: Status; lines: readonly { reviewable: boolean }[] }

/** Whether to ask for a review: not while a return is in progress. */
export function asksReview({ status, lines }: Reviewable): boolean {
  return phaseOf(status) !== 'returning' && lines.some(({ reviewable }) => reviewable)
}

const settled: ReadonlySet<Phase> = new Set<Phase>(['delivered', 'canceled', 'split', 'closed'])

/** Whether the status will not change without an action. */
export function isSettled(status: Status): boolean {
  return settled.has(phaseOf(status))
}
