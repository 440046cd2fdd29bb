import { confirmEnd, lastWaitEvent } from './order-access.ts'
import type { EventRow, OrderRow } from './order.queries.ts'
import type { OrderStatus } from './order.schema.ts'

/** docs/rules/delivery.md#failed-delivery */
const MAX_DELIVERIES = 2

/** Reason of `abnormal`: the customer refused the parcel at the door. */
export const REFUSED = 'refused'

/** The facts of an order that the conditions of a transition check. */
export interface OrderFacts {
  status: OrderStatus
  previousStatus: OrderStatus | null
  deliveredAt: Date | null
  /** When the courier last went out with it; null in every other status. */
  outAt: Date | null
  failedDeliveries: number
  /** No further delivery is attempted: it was refused at the door, or the attempts are used up. */
  comesBack: boolean
  /** Owner and end of the edit lock. */
  editHolder: string | null
  editUntil: Date | null
  savedEdits: number
  /** End of the time to confirm; null unless the order waits for the customer, also in `online`. */
  confirmBy: Date | null
  /**
   * When the customer asked for the code by SMS and for a call, during the current wait; or since when the shop wants
   * to call about an order above its buyer's limits.
   */
  codeSmsAt: Date | null
  callAskedAt: Date | null
  /** The order is above its buyer's limits: the shop calls before it goes on. */
  awaitsCall: boolean
  /** The order whose items this one replaces, and the order that replaces items of this one. */
  exchangeOf: number | null
  exchangeOrderId: number | null
  /** Exchanges that were requested. */
  exchanges: number
  /** While it comes back: the status that it left, and whether for an exchange. */
  returning: { from: OrderStatus; isExchange: boolean } | null
  /** Null for delivery. `until`: end of the reservation once the order is ready. */
  pickup: { until: Date | null } | null
}

type OrderFactsRow = Pick<
  OrderRow,
  | 'status'
  | 'previous_status'
  | 'delivered_at'
  | 'edit_holder'
  | 'edit_until'
  | 'hold_until'
  | 'code_sms_at'
  | 'call_asked_at'
  | 'awaits_call'
  | 'exchange_of'
  | 'exchange_order_id'
  | 'pickup_branch_id'
>

/** Returns the facts of an order. `history` is oldest first. */
export function orderFacts(order: OrderFactsRow, history: EventRow[]): OrderFacts {
  const wait = [order.status, order.previous_status].includes('waitingCustomer') ? lastWaitEvent(history) : undefined
  const made = order.status === 'online' ? history.findLast(({ to_status }) => to_status === 'online') : undefined
  const failures = history.filter(
    ({ from_status, to_status }) => from_status === 'delivery' && to_status === 'abnormal',
  )
  return {
    status: order.status,
    previousStatus: order.previous_status,
    deliveredAt: order.delivered_at,
    outAt:
      order.status === 'delivery' ? (history.findLast(({ to_status }) => to_status === 'delivery')?.at ?? null) : null,
    failedDeliveries: failures.length,
    comesBack: failures.length >= MAX_DELIVERIES || failures.some(({ reason_code }) => reason_code === REFUSED),
    editHolder: order.edit_holder,
    editUntil: order.edit_until,
    savedEdits: history.filter(({ reason_code }) => reason_code === 'editSaved').length,
    confirmBy: wait ? earlierDate(confirmEnd(wait.at), order.hold_until) : made ? confirmEnd(made.at) : null,
    codeSmsAt: during(wait, order.code_sms_at),
    callAskedAt: order.awaits_call ? order.call_asked_at : during(wait, order.call_asked_at),
    awaitsCall: order.awaits_call,
    exchangeOf: order.exchange_of,
    exchangeOrderId: order.exchange_order_id,
    exchanges: history.filter(({ to_status, reason_code }) => to_status === 'returning' && reason_code === 'exchange')
      .length,
    returning: order.status === 'returning' ? returnBegun(history) : null,
    pickup: order.pickup_branch_id === null ? null : { until: order.status === 'ready' ? order.hold_until : null },
  }
}

/** Returns how the latest return of an order began; null without one. */
export function returnBegun(history: EventRow[]): OrderFacts['returning'] {
  // An event that stays in its status is a note, as of a refund.
  const begun = history.findLast(({ from_status, to_status }) => to_status === 'returning' && from_status !== to_status)
  return begun ? { from: begun.from_status, isExchange: begun.reason_code === 'exchange' } : null
}

function during(wait: EventRow | undefined, asked: Date | null): Date | null {
  return wait && asked && asked >= wait.at ? asked : null
}

function earlierDate(usual: Date, short: Date | null): Date {
  return short && short < usual ? short : usual
}

/** Returns the facts as they are once an expired edit is dropped; the job that writes it may come later. */
export function withoutStaleEdit(facts: OrderFacts, now: Date): OrderFacts {
  const { status, previousStatus, editUntil } = facts
  if (status !== 'edit' || !previousStatus || (editUntil && editUntil > now)) return facts
  return { ...facts, status: previousStatus, previousStatus: null, editHolder: null, editUntil: null }
}
