import { atMost } from '#src/limits.ts'
import type { Caller } from './order-access.ts'
import { type OrderFacts, withoutStaleEdit } from './order-facts.ts'
import { type OrderAction, orderActions, type OrderStatus, type TransitionBody } from './order.schema.ts'
import type { Refund } from './refund-rules.ts'
import { exchangeRefusal, isInWindow, returnRefusal } from './return-rights.ts'
import type { ReturnedUnits } from './return-units.ts'
import type { ReturnMethod } from './return.schema.ts'

/** C customer, B branch or agent, K courier, S system (docs/rules/orders.md#statuses). */
export type Actor = 'C' | 'B' | 'K' | 'S'

/** The table of docs/rules/orders.md#statuses: from a status to a status, by the actors named. */
export const transitions: Record<OrderStatus, Partial<Record<OrderStatus, string>>> = {
  new: { inProgress: 'B', waitingCustomer: 'S', confirm: 'SB', edit: 'CB', late: 'S', canceled: 'CBS' },
  confirm: { preparing: 'B', inTransfer: 'BS', onlineComing: 'B', edit: 'CB', late: 'S', canceled: 'CB' },
  edit: {
    new: 'CBS',
    confirm: 'BS',
    inProgress: 'BS',
    waitingCustomer: 'S',
    customerConfirmed: 'S',
    preparing: 'BS',
    canceled: 'CB',
  },
  cancel: { canceled: 'BS', preparing: 'B', inTransfer: 'B', ready: 'B', shippingAgent: 'B', late: 'B' },
  late: {
    inProgress: 'B',
    confirm: 'B',
    preparing: 'B',
    inTransfer: 'B',
    ready: 'B',
    shippingAgent: 'BK',
    waitingCustomer: 'BS',
    cancel: 'C',
    canceled: 'CB',
  },
  inProgress: { waitingCustomer: 'BS', confirm: 'B', onlineComing: 'B', edit: 'CB', late: 'S', canceled: 'CB' },
  inTransfer: { preparing: 'B', ready: 'B', inProgress: 'B', cancel: 'C', late: 'S' },
  preparing: { ready: 'B', inTransfer: 'B', edit: 'B', cancel: 'C', late: 'S', canceled: 'B' },
  ready: { shippingAgent: 'BK', preparing: 'B', cancel: 'CS', late: 'S' },
  waitingCustomer: { waitingCustomer: 'S', customerConfirmed: 'C', inProgress: 'B', edit: 'CB', canceled: 'CSB' },
  customerConfirmed: { confirm: 'SB', preparing: 'B', edit: 'CB', canceled: 'CBS' },
  shippingAgent: { delivery: 'K', abnormal: 'K', returning: 'B' },
  delivery: { delivered: 'K', split: 'K', abnormal: 'K' },
  abnormal: { delivery: 'K', returning: 'SBK' },
  delivered: { returning: 'CB', split: 'CB' },
  returning: { returned: 'KB', delivered: 'BC', split: 'BC' },
  returned: { returnedReceived: 'B', split: 'B' },
  split: { returning: 'CB', returnedReceived: 'B' },
  returnedReceived: {},
  canceled: {},
  added: { new: 'C', onlineComing: 'C' },
  online: { waitingCustomer: 'S', confirm: 'CS', canceled: 'CSB' },
  onlineComing: { online: 'SB', waitingCustomer: 'B', canceled: 'CB' },
}

/** Statuses that remember the previous status. */
const remembering: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['late', 'edit', 'cancel'])

/** Reason of the transitions at the counter, which checks the code before it (docs/rules/pickup.md#collecting). */
export const COLLECTED = 'collected'

/**
 * Whether the table and its conditions (docs/rules/orders.md#conditions) let this actor make this transition now.
 * `isLinked`: it follows the other order of an exchange, which was checked.
 */
export function isAllowed(
  facts: OrderFacts,
  to: OrderStatus,
  actor: Actor,
  { now, reason, isLinked = false }: { now: Date; reason?: string; isLinked?: boolean },
): boolean {
  const { status, previousStatus } = facts
  if (!hasMove(status, to, actor)) return false
  if (isLinked) return true
  // Its exchange moves it: handed over, or ended.
  if (facts.returning?.isExchange) return false
  if (facts.exchangeOf !== null && (to === 'edit' || (status === 'delivery' && to === 'split'))) return false
  if (facts.pickup && to === 'shippingAgent') return status === 'ready' && reason === COLLECTED
  if (status === 'ready' && actor === 'S') return mayEndReady(facts, to, now)
  if (status === 'cancel') return to === 'canceled' || to === previousStatus || to === 'shippingAgent'
  if (status === 'edit') return leavesEdit(previousStatus, to, actor)
  if (status === 'late') return previousStatus !== null && hasMove(previousStatus, to, actor)
  if (status === 'abnormal' && to === 'delivery') return !facts.comesBack
  if (status === 'abnormal' && actor === 'S') return facts.comesBack
  if (status === 'returning' && to !== 'returned') return to === facts.returning?.from
  if (status === 'delivered' || (status === 'split' && to === 'returning'))
    return isInWindow(facts.deliveredAt, now, reason)
  return true
}

/**
 * The system cancels a ready order only once nobody collected it in time; one that waits at the counter is not late.
 */
function mayEndReady({ pickup }: OrderFacts, to: OrderStatus, now: Date): boolean {
  return to === 'cancel' ? Boolean(pickup?.until && pickup.until <= now) : !pickup
}

/**
 * An edit ends in the previous status or waits for the customer again; canceling follows the row of the previous
 * status.
 */
function leavesEdit(previousStatus: OrderStatus | null, to: OrderStatus, actor: Actor): boolean {
  if (!previousStatus) return false
  if (to === 'canceled') return hasMove(previousStatus, to, actor)
  return to === previousStatus || to === 'waitingCustomer'
}

function hasMove(from: OrderStatus, to: OrderStatus, actor: Actor): boolean {
  return transitions[from][to]?.includes(actor) ?? false
}

interface PastMove {
  from: OrderStatus
  to: OrderStatus
}

/**
 * Returns the status that an order remembers when it moves to `to`; null when `to` remembers none. After a rejected
 * cancellation request, `late` remembers the same status as before. `history` is oldest first.
 */
export function previousStatus(history: PastMove[], from: OrderStatus, to: OrderStatus): OrderStatus | null {
  if (!remembering.has(to)) return null
  if (from !== 'cancel') return from
  return history.findLast((move) => move.to === to && move.from !== 'cancel')?.from ?? null
}

/**
 * Maximum number of saved edits of an order, whoever saves them: each may send a message to its mobile
 * (docs/rules/limits.md#orders).
 */
const MAX_SAVED_EDITS = atMost('order-edits', 5)

const reorderable: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'canceled',
  'returnedReceived',
  'delivered',
  'split',
])

/** Actions of the shop that use the customer's calls; everything else it does by transitions. */
const shopActions: ReadonlySet<OrderAction> = new Set<OrderAction>(['edit', 'saveEdit', 'discardEdit'])

/**
 * Returns the actions that the caller may take on an order now (docs/rules/orders.md#allowed-actions); screens and
 * services decide by the same list. Empty for null.
 */
export function allowedActions(given: OrderFacts, caller: Caller | null, now: Date): OrderAction[] {
  if (!caller) return []
  const facts = withoutStaleEdit(given, now)
  const { status, savedEdits, confirmBy } = facts
  const may = (to: OrderStatus, reason?: string) => isAllowed(facts, to, caller.actor, { now, reason })
  // Edits without end would send messages without end, and hold stock longer than the time to confirm.
  const waits = status === 'waitingCustomer' && (!confirmBy || confirmBy > now)
  const mayBeginEdit = caller.actor === 'B' || (savedEdits < MAX_SAVED_EDITS && (!confirmBy || confirmBy > now))
  const holdsEdit = status === 'edit' && facts.editHolder === caller.holder
  const allowed: Record<OrderAction, boolean> = {
    confirm: may('customerConfirmed') || may('confirm'),
    requestCodeSms: waits && !facts.codeSmsAt,
    requestCall: waits && !facts.callAskedAt,
    edit: may('edit') && mayBeginEdit,
    saveEdit: holdsEdit,
    discardEdit: holdsEdit,
    cancel: may('canceled') || (facts.pickup !== null && may('cancel')),
    requestCancel: may('cancel') && !may('canceled') && !facts.pickup,
    chooseDeliveryTime: status === 'abnormal' && isAllowed(facts, 'delivery', 'K', { now }),
    return: returnRefusal(facts, now) === null,
    exchange: exchangeRefusal(facts, now) === null,
    withdrawReturn: facts.returning !== null && (facts.returning.isExchange || may(facts.returning.from)),
    reorder: reorderable.has(status),
  }
  return orderActions.filter((action) => allowed[action] && (caller.actor === 'C' || shopActions.has(action)))
}

/**
 * Statuses with an invoice: the sale is agreed (docs/rules/orders.md#invoice). Of a return the customer has one if the
 * order was paid.
 */
const invoiced: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'confirm',
  'customerConfirmed',
  'preparing',
  'inTransfer',
  'ready',
  'shippingAgent',
  'delivery',
  'abnormal',
  'delivered',
  'split',
])
const returning: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['returning', 'returned', 'returnedReceived'])

/**
 * Returns whether an order has an invoice: not while the shop wants to call about it, nor once nothing is to be paid.
 * `late`, `edit` and `cancel` follow the previous status.
 */
export function hasInvoice({ status, previousStatus, awaitsCall, comesBack }: OrderFacts, paid: boolean): boolean {
  const at = remembering.has(status) ? previousStatus : status
  if (at === 'abnormal' && comesBack) return false
  return at !== null && !awaitsCall && (invoiced.has(at) || (paid && returning.has(at)))
}

/** A transition that an actor requests. */
export interface Move {
  to: TransitionBody['to']
  actor: Actor
  actorId?: string
  /** Owner of the edit lock, for transitions into and out of `edit`; the shop when omitted. */
  holder?: string
  reason?: string
  notes?: string
  /** How the customer wants the refund, with a request for a return; cash when omitted. */
  refund?: Refund
  /**
   * How the units come back and what it costs, in piastres, with a request of the customer; free of charge when
   * omitted.
   */
  returnBy?: { method: ReturnMethod; fee: number }
  /** Units that are refused at the door, requested for return, or returned. */
  lines?: ReturnedUnits[]
  /** The branch that receives the units. */
  branchId?: number
  /** Whether returned units are sellable; when omitted, the customer's reasons decide. */
  sellable?: boolean
  /**
   * The exchange that this move of its old order belongs to; `credited` are the piastres that pay for the new order.
   */
  exchange?: { orderId: number; credited: number }
  /**
   * With `customerConfirmed` by the customer: whether the order is above its buyer's limits, so that the shop calls
   * before it goes on.
   */
  needsCall?: boolean
  /** Idempotency key. */
  key: string
}
