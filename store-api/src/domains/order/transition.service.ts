import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { applyMoveEffects } from './move-effects.service.ts'
import { requireServiceKey } from './order-access.ts'
import { factsOf } from './order-facts.ts'
import { type EventRow, selectEvents, selectOrder } from './order.queries.ts'
import type { Order, OrderStatus, TransitionBody } from './order.schema.ts'
import { isAllowed, rememberedStatus } from './order.transitions.ts'
import { viewOrder } from './order-view.service.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { checkedMove, type Move } from './transition-rules.ts'
import { appendEvent, changeStatus, hasMoveWithKey } from './transition.queries.ts'

/**
 * Moves an order for the shop or the courier. Repeating a move with its key changes nothing.
 * Throws FORBIDDEN without the service key, NOT_FOUND, INVALID_TRANSITION.
 */
export async function transitionOrder(
  context: Context,
  serviceKey: string | undefined,
  id: number,
  body: TransitionBody,
): Promise<Order> {
  requireServiceKey(context, serviceKey)
  await moveOrder(context, id, checkedMove(body))
  return viewOrder(context, id)
}

/**
 * Makes one move of DOMAIN §2.1 with its history and its effect on the stock, all or nothing. Throws NOT_FOUND,
 * INVALID_TRANSITION.
 */
export async function moveOrder(context: Context, id: number, move: Move): Promise<void> {
  await retryConflicts(() => context.db.transaction().execute((db) => moveInside({ ...context, db }, id, move)))
}

async function moveInside(context: Context, id: number, move: Move): Promise<void> {
  const { db, now } = context
  const order = await selectOrder(db, id)
  if (!order) throw new ApiError('NOT_FOUND')
  if (await hasMoveWithKey(db, id, move.key)) return
  const history = await selectEvents(db, id)
  const status = order.status as OrderStatus
  if (!isAllowed(factsOf(order, history), move.to, move.actor, { now: now(), reason: move.reason }))
    throw new ApiError('INVALID_TRANSITION')
  const collected = move.to === 'delivered' || move.to === 'split'
  const moved = await changeStatus(db, order, {
    status: move.to,
    previous_status: rememberedStatus(movesOf(history), status, move.to),
    ...(collected && { paid: true, deliveredAt: now() }),
  })
  if (!moved) return refuseUnlessRepeated(context, id, move)
  await applyMoveEffects(context, order, move)
  await appendEvent(db, id, {
    from_status: status,
    to_status: move.to,
    actor: move.actor,
    actor_id: move.actorId ?? null,
    reason_code: move.reason ?? null,
    note: move.note ?? null,
    key: move.key,
    at: now(),
  })
}

/** The order moved while this one waited for it: fine when that was this very move, sent twice. */
async function refuseUnlessRepeated({ db }: Context, id: number, { key }: Move): Promise<void> {
  if (!(await hasMoveWithKey(db, id, key))) throw new ApiError('INVALID_TRANSITION')
}

function movesOf(history: EventRow[]) {
  return history.map(({ from_status, to_status }) => ({ from: from_status as OrderStatus, to: to_status as OrderStatus }))
}
