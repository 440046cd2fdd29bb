import type { OrderStatus, OrderStep } from './order.schema.ts'

type StepName = OrderStep['step']

const steps: readonly StepName[] = ['received', 'confirmed', 'preparing', 'onTheWay', 'delivered']

/** The step of a status; other statuses keep the step of the status before (docs/rules/orders.md#timeline). */
const stepOfStatus: Partial<Record<OrderStatus, StepName>> = {
  new: 'received',
  inProgress: 'received',
  waitingCustomer: 'received',
  customerConfirmed: 'received',
  edit: 'received',
  confirm: 'confirmed',
  onlineComing: 'confirmed',
  online: 'confirmed',
  preparing: 'preparing',
  inTransfer: 'preparing',
  ready: 'preparing',
  shippingAgent: 'onTheWay',
  delivery: 'onTheWay',
  abnormal: 'onTheWay',
  delivered: 'delivered',
}

/** Statuses in which an order does not move on along the steps. */
const ended: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'delivered',
  'canceled',
  'returning',
  'returned',
  'split',
  'returnedReceived',
])

interface Reached {
  to: OrderStatus
  at: Date
}

/**
 * The five steps that a customer follows, each with the moment it was reached (UTC, ISO). An order that went back has lost the
 * steps behind it; one that ended (delivered, canceled, returned) has no step that is `now`. `history` is oldest first.
 */
export function timelineOf(status: OrderStatus, history: Reached[]): OrderStep[] {
  const reached = reachedSteps(history)
  const current = reached.length - 1
  return steps.map((step, index) => ({
    step,
    state: index > current ? 'next' : index === current && !ended.has(status) ? 'now' : 'done',
    at: reached[index]?.toISOString() ?? null,
  }))
}

/** When each step was reached, up to the one where the order is; a step that was passed over counts with the one after it. */
function reachedSteps(history: Reached[]): Date[] {
  const reached: Date[] = []
  for (const { to, at } of history) {
    const step = stepOfStatus[to]
    if (!step) continue
    const index = steps.indexOf(step)
    reached.length = Math.min(reached.length, index + 1)
    while (reached.length <= index) reached.push(at)
  }
  return reached
}
