import { randomUUID } from 'node:crypto'
import { fieldRules } from '#src/field-rules.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { checkedRefund } from '#src/domains/order/refund-rules.ts'
import { optionalText, valuesOf } from '#src/http/rules.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import { selectEvents } from '#src/domains/order/order.queries.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { factsOf, isAllowed } from '#src/domains/order/order.transitions.ts'
import { viewOrder } from '#src/domains/order/order-view.service.ts'
import { clearAccounts, selectHygieneLines, selectKeptLines } from '#src/domains/order/moving/return.queries.ts'
import type { OrderReturnLine, ReturnBody } from '#src/domains/order/return.schema.ts'
import { checkUnits } from '#src/domains/order/return-units.ts'
import { cancelByOwner } from '#src/domains/order/changing/cancel-order.service.ts'
import { moveOrder } from '#src/domains/order/moving/move-order.service.ts'

/**
 * Requests the return of units of a delivered order (docs/rules/returns.md#return-request), by account or by the order's token. Throws
 * NOT_FOUND, LINK_EXPIRED, INVALID_TRANSITION unless it is delivered, RETURN_WINDOW_CLOSED, VALIDATION_FAILED for the note, the refund, the
 * units and the reasons of hygiene products.
 */
export async function requestReturn(context: Context, id: number, token: string | undefined, body: ReturnBody): Promise<Order> {
  const { db, now } = context
  const { order, caller } = await openOrder(context, id, token)
  const notes = valuesOf({ notes: optionalText(body.notes, fieldRules.returnNotes) }).notes ?? undefined
  const refund = checkedRefund(body)
  if (order.status !== 'delivered') throw new ApiError('INVALID_TRANSITION')
  const reason = commonReason(body.lines)
  const facts = factsOf(order, await selectEvents(db, id))
  if (!isAllowed(facts, 'returning', 'C', { now: now(), reason })) throw new ApiError('RETURN_WINDOW_CLOSED')
  const lines = checkUnits(body.lines, await selectKeptLines(db, id))
  refuseHygieneLines(lines, await selectHygieneLines(db, id))
  await moveOrder(context, id, {
    to: 'returning',
    actor: 'C',
    reason,
    notes,
    refund,
    lines,
    key: `return-${randomUUID()}`,
  })
  return viewOrder(context, id, caller)
}

/**
 * Withdraws a requested return until the units were collected; that of an exchange by canceling the new order, or requesting its
 * cancellation. Throws NOT_FOUND, LINK_EXPIRED, INVALID_TRANSITION, CANCEL_TOO_LATE.
 */
export async function withdrawReturn(context: Context, id: number, token: string | undefined): Promise<Order> {
  const { order, caller } = await openOrder(context, id, token)
  if (order.status !== 'returning') throw new ApiError('INVALID_TRANSITION')
  if (order.exchange_order_id === null) await moveOrder(context, id, { to: 'delivered', actor: 'C', key: `withdraw-${randomUUID()}` })
  else await cancelByOwner(context, order.exchange_order_id)
  return viewOrder(context, id, caller)
}

/** Returns the reason that all lines share; the longer window of defects applies only when every line has that reason. */
export function commonReason([first, ...others]: OrderReturnLine[]): string | undefined {
  return others.every(({ reason }) => reason === first?.reason) ? first?.reason : undefined
}

/** Reasons for which hygiene products are returned (docs/rules/returns.md#hygiene-products). */
const hygieneReasons: ReadonlySet<string> = new Set(['defect', 'wrongItem'])

/** Throws VALIDATION_FAILED at each reason in `field` for which a hygiene product is not returned; `hygieneLines` are ids of lines. */
export function refuseHygieneLines(lines: OrderReturnLine[], hygieneLines: Set<number>, field = 'lines'): void {
  const faults = lines.flatMap(({ lineId, reason }, index): [string, FieldRule[]][] =>
    hygieneLines.has(lineId) && !hygieneReasons.has(reason) ? [[`${field}.${index}.reason`, [{ rule: 'hygiene' }]]] : [],
  )
  if (faults.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: Object.fromEntries(faults) })
}

const DAY = 86_400_000
const [PAID_DAYS, ASKED_DAYS] = [30, 180]

/** Clears accounts of refunds 30 days after they were paid, in any case 180 days after the request, and returns their number. */
export function clearRefundAccounts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const ago = (days: number) => new Date(now().getTime() - days * DAY)
  return clearAccounts(db, { paidBefore: ago(PAID_DAYS), askedBefore: ago(ASKED_DAYS) })
}
