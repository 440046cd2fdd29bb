import type { OrderStatus, OrderStep } from './order.schema.ts'

type StepName = OrderStep['step']

const steps: readonly StepName[] = ['received', 'confirmed', 'preparing', 'onTheWay', 'delivered']

/** Tracking step of a status; any other status keeps the step of the previous one (docs/rules/orders.md#timeline). */
const stepOfStatus: Partial<Record<OrderStatus, StepName>> = {
  new: 'received',
  inProgress: 'received',
  waitingCustomer: 'received',
  customerConfirmed: 'received',
  edit: 'received',
  // Their items are not confirmed before they are made and the customer agreed.
  onlineComing: 'received',
  online: 'received',
  confirm: 'confirmed',
  preparing: 'preparing',
  inTransfer: 'preparing',
  ready: 'preparing',
  shippingAgent: 'onTheWay',
  delivery: 'onTheWay',
  abnormal: 'onTheWay',
  delivered: 'delivered',
  split: 'delivered',
}

/** Statuses after which an order reaches no further step. */
const ended: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'delivered',
  'canceled',
  'returning',
  'returned',
  'split',
  'returnedReceived',
])

/**
 * Returns the five tracking steps, each with the time it was reached (UTC, ISO). An order that moved back loses the
 * later steps; an ended one has no step `now`. A ready pick-up order waits at the counter: it has reached the step
 * `onTheWay`. `history` is oldest first.
 */
export function timelineOf(
  status: OrderStatus,
  history: { to: OrderStatus; at: Date }[],
  { isPickup = false } = {},
): OrderStep[] {
  const reached = reachedSteps(history, isPickup ? { ...stepOfStatus, ready: 'onTheWay' } : stepOfStatus)
  const current = reached.length - 1
  return steps.map((step, index) => ({
    step,
    state: index > current ? 'next' : index === current && !ended.has(status) ? 'now' : 'done',
    at: reached[index]?.toISOString() ?? null,
  }))
}

/** Returns the time of each reached step; a skipped step has the time of the one after it. */
function reachedSteps(history: { to: OrderStatus; at: Date }[], stepsByStatus: typeof stepOfStatus): Date[] {
  const reached: Date[] = []
  for (const { to, at } of history) {
    const step = stepsByStatus[to]
    if (!step) continue
    const index = steps.indexOf(step)
    reached.length = Math.min(reached.length, index + 1)
    while (reached.length <= index) reached.push(at)
  }
  return reached
}
