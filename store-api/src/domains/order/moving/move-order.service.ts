import { contendedTransaction } from '#src/domains/order/contended-transaction.queries.ts'
import { shop } from '#src/domains/order/order-access.ts'
import { editDropped, editEnd, factsOf, withoutStaleEdit } from '#src/domains/order/order-facts.ts'
import { type EventRow, lockOrderRow, type OrderRow, selectEvents, selectOrder } from '#src/domains/order/order.queries.ts'
import type { OrderStatus } from '#src/domains/order/order.schema.ts'
import { applyReturnEffect } from './return-effect.service.ts'
import { applyStockEffect } from '#src/domains/order/stock/stock-effect.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { askToConfirm } from './ask-confirm.service.ts'
import { isAllowed, type Move, rememberedStatus } from '#src/domains/order/order.transitions.ts'
import { appendEvent, changeStatus, hasMoveWithKey } from './transition.queries.ts'

/**
 * Makes one transition (docs/rules/orders.md#transitions) with its event and its effect on the stock, all or nothing. Throws NOT_FOUND,
 * INVALID_TRANSITION, ORDER_LOCKED.
 */
export async function moveOrder(context: Context, id: number, move: Move): Promise<void> {
  await contendedTransaction(context.db, async (db) => {
    const inside = { ...context, db }
    await lockOrder(inside, id)
    await moveInside(inside, id, move)
  })
}

/**
 * Locks an order for the transaction of `context`, as it is once a change whose time ran out has been dropped. Throws NOT_FOUND.
 */
export async function lockOrder(context: Context, id: number): Promise<OrderRow> {
  const order = await lockOrderRow(context.db, id)
  if (!order) throw new ApiError('NOT_FOUND')
  const { status } = withoutStaleEdit(factsOf(order, []), context.now())
  if (status === order.status) return order
  await moveInside(context, id, { to: status, actor: 'S', reason: 'editExpired', key: `edit-expired:${order.revision}` })
  return lockOrder(context, id)
}

/** An unproven order is one until it leaves these: the customer has confirmed it, or the shop has taken it in hand. */
const unconfirmed: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['new', 'edit', 'waitingCustomer'])

/**
 * Makes one transition (docs/rules/orders.md#transitions) with its event, its effects and the request to confirm, inside the
 * transaction of `context`. Throws NOT_FOUND, INVALID_TRANSITION, VALIDATION_FAILED for what was sent with the move, and
 * ORDER_LOCKED: while somebody holds the order open for a change, nobody else moves it, except to cancel it.
 */
export async function moveInside(context: Context, id: number, move: Move): Promise<void> {
  const { db, now } = context
  const order = await selectOrder(db, id)
  if (!order) throw new ApiError('NOT_FOUND')
  if (await hasMoveWithKey(db, id, move.key)) return
  if (isHeldByAnother(order, move, now())) throw new ApiError('ORDER_LOCKED')
  const history = await selectEvents(db, id)
  const status = order.status as OrderStatus
  if (!isAllowed(factsOf(order, history), move.to, move.actor, { now: now(), reason: move.reason }))
    throw new ApiError('INVALID_TRANSITION')
  const collected = move.to === 'delivered' || move.to === 'split'
  const moved = await changeStatus(db, order, {
    status: move.to,
    previous_status: rememberedStatus(movesOf(history), status, move.to),
    edit_holder: move.to === 'edit' ? holderOf(move) : null,
    edit_until: move.to === 'edit' ? editEnd(now()) : null,
    ...(!unconfirmed.has(move.to) && { placed_from: null }),
    ...(collected && { paid: true, deliveredAt: now() }),
  })
  if (!moved) return refuseUnlessRepeated(context, id, move)
  await applyStockEffect(context, order, move)
  await applyReturnEffect(context, order, move)
  const seq = await appendEvent(db, id, {
    from_status: status,
    to_status: move.to,
    actor: move.actor,
    actor_id: move.actorId ?? null,
    reason_code: move.reason ?? null,
    note: move.note ?? null,
    key: move.key,
    at: now(),
  })
  if (waitsAnew(move)) await askToConfirm(context, order, { orderId: id, seq, at: now() })
}

/** A change that was dropped leaves the message that was sent before as good as it was. */
function waitsAnew({ to, reason }: Move): boolean {
  return to === 'waitingCustomer' && !editDropped.has(reason ?? null)
}

/** The order moved while this one waited for it: fine when that was this very move, sent twice. */
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
  return history.map(({ from_status, to_status }) => ({ from: from_status as OrderStatus, to: to_status as OrderStatus }))
}
