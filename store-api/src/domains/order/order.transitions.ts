import type { OrderStatus, TransitionBody } from './order.schema.ts'
import type { Pieces } from './return-pieces.ts'

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
  ready: { shippingAgent: 'BK', preparing: 'B', cancel: 'C', late: 'S' },
  waitingCustomer: { customerConfirmed: 'C', inProgress: 'B', edit: 'CB', canceled: 'CSB' },
  customerConfirmed: { confirm: 'S', preparing: 'B', edit: 'CB', canceled: 'CB' },
  shippingAgent: { delivery: 'K', abnormal: 'K', returning: 'B' },
  delivery: { delivered: 'K', split: 'K', abnormal: 'K' },
  abnormal: { delivery: 'K', returning: 'SBK' },
  delivered: { returning: 'CB', split: 'CB' },
  returning: { returned: 'KB', delivered: 'BC' },
  returned: { returnedReceived: 'B', split: 'B' },
  split: { returnedReceived: 'B' },
  returnedReceived: {},
  canceled: {},
  added: { new: 'C', onlineComing: 'C' },
  online: { waitingCustomer: 'S', confirm: 'CS', canceled: 'CSB' },
  onlineComing: { online: 'SB', waitingCustomer: 'B', canceled: 'CB' },
}

/** Statuses that remember the one before them, to go back or on from there. */
export const remembering: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['late', 'edit', 'cancel'])

/** What a move does to the stock that an order holds, per piece. */
export const stockEffects: Partial<Record<OrderStatus, { onHand: number; reserved: number }>> = {
  canceled: { onHand: 0, reserved: -1 },
  shippingAgent: { onHand: -1, reserved: -1 },
}

/** What the conditions of a move look at. */
export interface OrderFacts {
  status: OrderStatus
  previousStatus: OrderStatus | null
  deliveredAt: Date | null
  /** How often the courier came and could not deliver. */
  failedDeliveries: number
  /** Who holds it open for a change, and until when. */
  editHolder: string | null
  editUntil: Date | null
  /** How often a change of it was saved. */
  savedEdits: number
  /** Until when the customer must confirm it; null when nobody waits for that. */
  confirmBy: Date | null
}

/** docs/rules/delivery.md#failed-delivery */
const MAX_DELIVERIES = 2
const DAY = 86_400_000
/** docs/rules/returns.md#return-window */
export const RETURN_DAYS = 14
export const DEFECT_RETURN_DAYS = 30

/** Whether the table and its conditions (docs/rules/orders.md#conditions) let this actor make this transition now. */
export function isAllowed(
  facts: OrderFacts,
  to: OrderStatus,
  actor: Actor,
  { now, reason }: { now: Date; reason?: string },
): boolean {
  const { status, previousStatus } = facts
  if (!hasMove(status, to, actor)) return false
  if (status === 'cancel') return to === 'canceled' || to === previousStatus || to === 'shippingAgent'
  if (status === 'edit') return leavesEdit(previousStatus, to, actor)
  if (status === 'late') return previousStatus !== null && hasMove(previousStatus, to, actor)
  if (status === 'abnormal' && to === 'delivery') return facts.failedDeliveries < MAX_DELIVERIES
  if (status === 'abnormal' && actor === 'S') return facts.failedDeliveries >= MAX_DELIVERIES
  if (status === 'returning' && to === 'delivered') return facts.deliveredAt !== null
  if (status === 'delivered') return isReturnable(facts.deliveredAt, now, reason)
  return true
}

/** A change ends where it began, or waits for the customer anew; calling off follows the row of the status before. */
function leavesEdit(previousStatus: OrderStatus | null, to: OrderStatus, actor: Actor): boolean {
  if (!previousStatus) return false
  if (to === 'canceled') return hasMove(previousStatus, to, actor)
  return to === previousStatus || to === 'waitingCustomer'
}

function hasMove(from: OrderStatus, to: OrderStatus, actor: Actor): boolean {
  return transitions[from][to]?.includes(actor) ?? false
}

function isReturnable(deliveredAt: Date | null, now: Date, reason: string | undefined): boolean {
  const days = reason === 'defect' ? DEFECT_RETURN_DAYS : RETURN_DAYS
  return deliveredAt !== null && now.getTime() - deliveredAt.getTime() <= days * DAY
}

interface PastMove {
  from: OrderStatus
  to: OrderStatus
}

/**
 * The status to remember when an order moves to `to`; null when `to` remembers none. Coming back to `late` from a cancellation
 * that was turned down, it is the one that it was late from. `history` is oldest first.
 */
export function rememberedStatus(history: PastMove[], from: OrderStatus, to: OrderStatus): OrderStatus | null {
  if (!remembering.has(to)) return null
  if (from !== 'cancel') return from
  return history.findLast((move) => move.to === to && move.from !== 'cancel')?.from ?? null
}

/** A move of an order that somebody asks for. */
export interface Move {
  to: TransitionBody['to']
  actor: Actor
  actorId?: string
  /** Who holds the order open for a change, for moves into and out of `edit`; the shop when it is left out. */
  holder?: string
  reason?: string
  note?: string
  /** Pieces that are refused at the door, to go back, or back. */
  lines?: Pieces[]
  /** Where goods are brought to. */
  branchId?: number
  /** Whether pieces that come back may be sold again; by the reasons of the customer when it is left out. */
  sellable?: boolean
  key: string
}
