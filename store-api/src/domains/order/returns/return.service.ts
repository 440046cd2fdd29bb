import { randomUUID } from 'node:crypto'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import { factsOf } from '#src/domains/order/order-facts.ts'
import { selectEvents } from '#src/domains/order/order.queries.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { isAllowed } from '#src/domains/order/order.transitions.ts'
import { viewOrder } from '#src/domains/order/order-view.service.ts'
import { selectHygieneLines, selectKeptLines } from '#src/domains/order/moving/return.queries.ts'
import type { ReturnBody } from '#src/domains/order/return.schema.ts'
import { checkedPieces } from '#src/domains/order/return-pieces.ts'
import { checkedNote, commonReason, refuseWorn } from './return-rules.ts'
import { moveOrder } from '#src/domains/order/moving/move-order.service.ts'

/**
 * Asks to give pieces of a delivered order back, by the account or the signed token: 14 days from its delivery, 30 when every
 * piece is defective. Throws NOT_FOUND, LINK_EXPIRED, INVALID_TRANSITION unless it is delivered, RETURN_WINDOW_CLOSED,
 * VALIDATION_FAILED for pieces that are not there and for reasons that do not count.
 */
export async function askReturn(context: Context, id: number, token: string | undefined, body: ReturnBody): Promise<Order> {
  const { db, now } = context
  const { order, caller } = await openOrder(context, id, token)
  const note = checkedNote(body)
  if (order.status !== 'delivered') throw new ApiError('INVALID_TRANSITION')
  const reason = commonReason(body.lines)
  const facts = factsOf(order, await selectEvents(db, id))
  if (!isAllowed(facts, 'returning', 'C', { now: now(), reason })) throw new ApiError('RETURN_WINDOW_CLOSED')
  const lines = checkedPieces(body.lines, await selectKeptLines(db, id))
  refuseWorn(lines, await selectHygieneLines(db, id))
  await moveOrder(context, id, {
    to: 'returning',
    actor: 'C',
    reason,
    note,
    lines,
    key: `return-${randomUUID()}`,
  })
  return viewOrder(context, id, caller)
}

/** Keeps what was to go back, as long as nobody has taken it. Throws NOT_FOUND, LINK_EXPIRED, INVALID_TRANSITION. */
export async function withdrawReturn(context: Context, id: number, token: string | undefined): Promise<Order> {
  const { order, caller } = await openOrder(context, id, token)
  if (order.status !== 'returning') throw new ApiError('INVALID_TRANSITION')
  await moveOrder(context, id, { to: 'delivered', actor: 'C', key: `withdraw-${randomUUID()}` })
  return viewOrder(context, id, caller)
}
