import type { ExpectedTime } from './delivery-time.schema.ts'
import type { NextStep, OrderLine, OrderStatus } from './order.schema.ts'
import type { OrderFacts } from './order-facts.ts'
import type { ReturnMethod } from './return.schema.ts'

/** The next step where the status alone decides it. */
const nextOfStatus: Record<
  Exclude<OrderStatus, 'abnormal' | 'delivered' | 'split' | 'returning' | 'returned' | 'returnedReceived'>,
  NextStep
> = {
  added: 'review',
  new: 'review',
  inProgress: 'review',
  waitingCustomer: 'confirm',
  online: 'confirm',
  onlineComing: 'make',
  edit: 'edit',
  customerConfirmed: 'deliver',
  confirm: 'deliver',
  preparing: 'deliver',
  inTransfer: 'deliver',
  ready: 'deliver',
  shippingAgent: 'deliver',
  delivery: 'deliver',
  late: 'catchUp',
  cancel: 'answer',
  canceled: 'nothing',
}

interface Seen {
  lines: Returnable[]
  expected: ExpectedTime | null
  /** Of the return that is underway. */
  returnMethod: ReturnMethod | undefined
}

type Returnable = Pick<OrderLine, 'exchangeableQuantity' | 'returnableQuantity' | 'returnReasons'>

/**
 * Returns what comes next for the customer of an order, the only answer of the shop to it
 * (docs/rules/orders.md#next-step).
 */
export function nextStepOf(facts: OrderFacts, { lines, expected, returnMethod }: Seen): NextStep {
  const { status, awaitsCall, deliveredAt, comesBack, pickup } = facts
  if (awaitsCall && (status === 'new' || status === 'customerConfirmed')) return 'call'
  if (status === 'abnormal') return comesBack ? 'comeBack' : expected ? 'deliver' : 'chooseTime'
  if (status === 'delivered' || status === 'split') return afterDelivery(lines)
  if (status === 'returning' || status === 'returned' || status === 'returnedReceived') {
    if (!deliveredAt) return 'nothing'
    if (status === 'returnedReceived') return 'settled'
    if (status === 'returned') return 'inspect'
    return facts.exchangeOrderId !== null ? 'swap' : returnMethod === 'branch' ? 'bringBack' : 'handOver'
  }
  if (!pickup || nextOfStatus[status] !== 'deliver') return nextOfStatus[status]
  return status === 'ready' || status === 'shippingAgent' || status === 'delivery' ? 'collect' : 'getReady'
}

/** What the customer may still do with the items that she kept. */
function afterDelivery(lines: Returnable[]): NextStep {
  const returnable = lines.filter(({ returnableQuantity }) => returnableQuantity > 0)
  if (returnable.length === 0) return 'settled'
  const unneeded = returnable.filter(({ returnReasons }) => returnReasons.includes('changedMind'))
  if (unneeded.length === 0) return 'returnDefect'
  return unneeded.some(({ exchangeableQuantity }) => exchangeableQuantity > 0) ? 'exchange' : 'return'
}
