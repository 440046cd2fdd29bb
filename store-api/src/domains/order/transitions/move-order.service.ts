import { contendedTransaction } from '#src/contended-transaction.ts'
import { giveBackCoupon } from '#src/domains/coupon/coupon.service.ts'
import { editDropped, shop } from '#src/domains/order/order-access.ts'
import {
  type EventRow,
  lockOrderRow,
  type OrderRow,
  selectEvents,
  selectOrder,
} from '#src/domains/order/order.queries.ts'
import { newPromise } from '#src/domains/order/order-destination.service.ts'
import type { OrderStatus } from '#src/domains/order/order.schema.ts'
import { applyReturnEffect } from './return-effect.service.ts'
import { applyStockEffect } from '#src/domains/order/stock/stock-effect.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { requestConfirmation, withoutWhatsapp } from './confirm-messages.service.ts'
import { announcePickup, pickupHoldEnd } from './pickup-messages.service.ts'
import { isAllowed, type Move, previousStatus } from '#src/domains/order/order.transitions.ts'
import { orderFacts, returnBegun, withoutStaleEdit } from '#src/domains/order/order-facts.ts'
import { appendEvent, changeStatus, hasMoveWithKey, type StatusChange } from './transition.queries.ts'

/** Makes one transition in a transaction of its own. Throws what moveInside throws. */
export async function moveOrder(context: Context, id: number, move: Move): Promise<void> {
  await contendedTransaction(context.db, async (db) => {
    const inside = { ...context, db }
    await lockOrder(inside, id)
    await moveInside(inside, id, move)
  })
}

/** Locks an order for the transaction of `context`, drops an expired edit, and returns the order. Throws NOT_FOUND. */
export async function lockOrder(context: Context, id: number): Promise<OrderRow> {
  const order = await lockOrderRow(context.db, id)
  if (!order) throw new ApiError('NOT_FOUND')
  const { status } = withoutStaleEdit(orderFacts(order, []), context.now())
  if (status === order.status) return order
  await moveInside(context, id, {
    to: status,
    actor: 'S',
    reason: 'editExpired',
    key: `edit-expired:${order.revision}`,
  })
  return lockOrder(context, id)
}

/** Minutes that an edit lock holds (docs/rules/orders.md#changing). */
const EDIT_MINUTES = 15

/**
 * In these statuses an order still waits for a proof, and in `customerConfirmed` for a call: then the shop has taken it
 * over.
 */
const unconfirmed: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['new', 'edit', 'late', 'waitingCustomer'])

/**
 * Statuses from which an order goes on: when it should have left the shop already, it is promised anew
 * (docs/rules/orders.md#late-orders).
 */
const renewing: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['late', 'confirm', 'customerConfirmed'])

/**
 * Makes one transition (docs/rules/orders.md#transitions) inside the transaction of `context`: status, event, stock,
 * cash, and the request to confirm or to collect. The same key again changes nothing. Throws NOT_FOUND,
 * INVALID_TRANSITION, VALIDATION_FAILED for the move's own fields, and ORDER_LOCKED: while an order is locked for an
 * edit, only its owner moves it, and everybody may cancel it.
 */
export async function moveInside(context: Context, id: number, move: Move): Promise<void> {
  const { db } = context
  // One moment for the order and its event, which tell each other's wait.
  const at = context.now()
  const order = await selectOrder(db, id)
  if (!order) throw new ApiError('NOT_FOUND')
  if (await hasMoveWithKey(db, id, move.key)) return
  if (isHeldByAnother(order, move, at)) throw new ApiError('ORDER_LOCKED')
  const history = await selectEvents(db, id)
  const status = order.status
  if (
    !isAllowed(orderFacts(order, history), move.to, move.actor, {
      now: at,
      reason: move.reason,
      isLinked: move.exchange !== undefined,
    })
  )
    throw new ApiError('INVALID_TRANSITION')
  const collected = move.to === 'delivered' || move.to === 'split'
  const heldUntil = move.to === 'ready' && order.pickup_branch_id !== null ? pickupHoldEnd(at) : null
  const promise = renewing.has(move.to) && order.promised_dispatch_at <= at ? await newPromise(context, order) : null
  const moved = await changeStatus(db, order, {
    status: move.to,
    previous_status: previousStatus(movesOf(history), status, move.to),
    edit_holder: move.to === 'edit' ? holderOf(move) : null,
    edit_until: move.to === 'edit' ? new Date(at.getTime() + EDIT_MINUTES * 60_000) : null,
    ...waitsAfter(move, at),
    ...promise,
    ...(heldUntil && { hold_until: heldUntil }),
    ...(beginsWait(move) && withoutWhatsapp(context, at)),
    ...(collected && { paid: true, deliveredAt: at }),
    ...(move.exchange &&
      move.to !== 'returned' && { exchange_order_id: move.to === 'returning' ? move.exchange.orderId : null }),
  })
  if (!moved) return refuseUnlessRepeated(context, id, move)
  await applyStockEffect(context, order, move)
  await applyReturnEffect(context, order, move)
  if (move.to === 'canceled') await giveBackCoupon(context, id)
  await moveExchanged(context, order, move)
  const seq = await appendEvent(db, id, {
    from_status: status,
    to_status: move.to,
    actor: move.actor,
    actor_id: move.actorId ?? null,
    reason_code: move.reason ?? null,
    notes: move.notes ?? null,
    key: move.key,
    at,
  })
  if (heldUntil) await announcePickup(context, order, 'pickup_ready', { seq, until: heldUntil })
  if (beginsWait(move)) await requestConfirmation(context, order, { orderId: id, seq, at })
}

/**
 * Moves the old order with its exchange (docs/rules/exchanges.md#moves): its units were taken when the new ones were
 * delivered; they stay with the customer when the new order is canceled or comes back.
 */
async function moveExchanged(
  context: Context,
  { id, exchange_of, delivered_at }: OrderRow,
  { to }: Move,
): Promise<void> {
  if (exchange_of === null || delivered_at) return
  const exchange = { orderId: id, credited: 0 }
  if (to === 'delivered')
    await moveInside(context, exchange_of, {
      to: 'returned',
      actor: 'K',
      reason: 'exchange',
      key: `exchange-taken:${id}`,
      exchange,
    })
  if (to === 'canceled' || to === 'returning')
    await moveInside(context, exchange_of, {
      to: returnBegun(await selectEvents(context.db, exchange_of))?.from ?? 'delivered',
      actor: 'B',
      reason: 'exchangeEnded',
      key: `exchange-ended:${id}`,
      exchange,
    })
}

/** Returns what a move changes of the proof and the call that an order waits for. An edit leads back to both. */
function waitsAfter(
  { to, needsCall }: Move,
  at: Date,
): Pick<StatusChange, 'placed_from' | 'awaits_call' | 'call_asked_at'> {
  if (unconfirmed.has(to)) return {}
  if (to !== 'customerConfirmed') return { placed_from: null, awaits_call: false }
  if (needsCall === undefined) return { placed_from: null }
  return { placed_from: null, awaits_call: needsCall, ...(needsCall && { call_asked_at: at }) }
}

/** A dropped edit begins no new wait: the earlier message still confirms. */
function beginsWait({ to, reason }: Move): boolean {
  return to === 'waitingCustomer' && !editDropped.has(reason ?? null)
}

/** Throws INVALID_TRANSITION when the order moved meanwhile, unless by a repeat of this very move. */
async function refuseUnlessRepeated({ db }: Context, id: number, { key }: Move): Promise<void> {
  if (!(await hasMoveWithKey(db, id, key))) throw new ApiError('INVALID_TRANSITION')
}

function isHeldByAnother(order: OrderRow, move: Move, now: Date): boolean {
  const held = order.status === 'edit' && order.edit_until !== null && order.edit_until > now
  return held && move.to !== 'canceled' && holderOf(move) !== order.edit_holder
}

function holderOf({ actor, holder }: Move): string | null {
  return holder ?? (actor === 'B' ? shop.holder : null)
}

function movesOf(history: EventRow[]) {
  return history.map(({ from_status, to_status }) => ({ from: from_status, to: to_status }))
}
