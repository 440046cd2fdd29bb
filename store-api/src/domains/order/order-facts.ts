import type { AddressDocument } from '#src/db/tables/cart.ts'
import type { EventRow, OrderRow } from './order.queries.ts'
import type { OrderStatus } from './order.schema.ts'
import { type OrderFacts, remembering } from './order.transitions.ts'

const HOUR = 3_600_000
/** An unconfirmed order is canceled after these hours (docs/rules/orders.md#confirmation). */
const CONFIRM_HOURS = 48

/** How long an order is held open for a change (docs/rules/orders.md#changing). */
const EDIT_MINUTES = 15

/** Reasons of moves that end a change as if it had never been begun. */
export const editDropped: ReadonlySet<string | null> = new Set<string | null>(['editDiscarded', 'editExpired'])

/** What the conditions of its moves look at; `history` is oldest first. */
export function factsOf(order: OrderRow, history: EventRow[]): OrderFacts {
  const wait = [order.status, order.previous_status].includes('waitingCustomer') ? waitOf(history) : undefined
  return {
    status: order.status as OrderStatus,
    previousStatus: order.previous_status as OrderStatus | null,
    deliveredAt: order.delivered_at,
    failedDeliveries: history.filter(({ from_status, to_status }) => from_status === 'delivery' && to_status === 'abnormal')
      .length,
    editHolder: order.edit_holder,
    editUntil: order.edit_until,
    savedEdits: history.filter(({ reason_code }) => reason_code === 'editSaved').length,
    confirmBy: wait ? earlier(confirmEnd(wait.at), order.hold_until) : null,
  }
}

/** The facts as they are once a change whose time ran out is dropped; the job that writes it down may come later. */
export function withoutStaleEdit(facts: OrderFacts, now: Date): OrderFacts {
  const { status, previousStatus, editUntil } = facts
  if (status !== 'edit' || !previousStatus || (editUntil && editUntil > now)) return facts
  return { ...facts, status: previousStatus, previousStatus: null, editHolder: null, editUntil: null }
}

/**
 * Statuses with an invoice: the sale is agreed. Before the customer's or the shop's confirmation it is not, a canceled order sold
 * nothing, and of `online` and `onlineComing` nothing can be delivered yet.
 */
const invoiced: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'confirm', 'customerConfirmed', 'preparing', 'inTransfer', 'ready', 'shippingAgent', 'delivery', 'abnormal', 'delivered', 'split',
])
const returning: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['returning', 'returned', 'returnedReceived'])

/** Whether an order has an invoice. Late, edited and cancel-requested orders follow the status before; a return needs a payment. */
export function hasInvoice({ status, previousStatus }: OrderFacts, paid: boolean): boolean {
  const at = remembering.has(status) ? previousStatus : status
  return at !== null && (invoiced.has(at) || (paid && returning.has(at)))
}

/** The move from which the shop has waited for the customer's word; a change that was dropped does not begin it anew. */
export function waitOf<Event extends Pick<EventRow, 'to_status' | 'reason_code'>>(history: Event[]): Event | undefined {
  return history.findLast(({ to_status, reason_code }) => to_status === 'waitingCustomer' && !editDropped.has(reason_code))
}

/** Until when an order that waits since `start` must be confirmed. */
export function confirmEnd(start: Date): Date {
  return new Date(start.getTime() + CONFIRM_HOURS * HOUR)
}

function earlier(usual: Date, short: Date | null): Date {
  return short && short < usual ? short : usual
}

/** Until when a change that begins now holds the order open. */
export function editEnd(now: Date): Date {
  return new Date(now.getTime() + EDIT_MINUTES * 60_000)
}

/** Whether a parcel would come to the same door; landmark and notes may differ. */
export function isSamePlace(a: AddressDocument, b: AddressDocument): boolean {
  const names = ['stateId', 'cityId', 'regionId', 'streetAddress', 'buildingNumber', 'floorNumber', 'apartmentNumber'] as const
  return names.every((name) => a[name] === b[name])
}

/** One wait for the word of a customer: `seq` is that of the move that began it, so that an older message confirms nothing. */
export interface Wait {
  orderId: number
  seq: number
  at: Date
}
