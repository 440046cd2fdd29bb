import { randomUUID } from 'node:crypto'
import { fieldRules } from '#src/field-rules.ts'
import { ApiError, type FieldRule } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { getStateFees } from '#src/domains/location/location.service.ts'
import { parseRefund } from '#src/domains/order/refund-rules.ts'
import { optionalText, requireValid } from '#src/http/rules.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import { type OrderRow, selectEvents, selectHygieneLines } from '#src/domains/order/order.queries.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { isAllowed } from '#src/domains/order/order.transitions.ts'
import { orderFacts, type OrderFacts, returnBegun } from '#src/domains/order/order-facts.ts'
import { viewOrder } from '#src/domains/order/order-view.service.ts'
import { clearAccounts, selectKeptLines } from '#src/domains/order/transitions/return.queries.ts'
import type { OrderReturnLine, ReturnBody, ReturnQuote, ReturnQuoteBody } from '#src/domains/order/return.schema.ts'
import { parseReturnMethod, returnFeeOf } from '#src/domains/order/return-fee.ts'
import { isReasonFor, isShopsFault, returnRefusal } from '#src/domains/order/return-rights.ts'
import { checkUnits, priceOfUnits } from '#src/domains/order/return-units.ts'
import { cancelByOwner } from '#src/domains/order/changes/cancel-order.service.ts'
import { moveOrder } from '#src/domains/order/transitions/move-order.service.ts'
import { formatMoney } from '#src/money.ts'

/**
 * Requests the return of units that the customer kept (docs/rules/returns.md#return-request), by account or by the
 * order's token. Throws NOT_FOUND, LINK_EXPIRED, INVALID_TRANSITION unless it has units to return,
 * RETURN_WINDOW_CLOSED, VALIDATION_FAILED for the note, the refund, the way back, the units and the reasons of hygiene
 * products; last PRICE_CHANGED with the refund as `total` when it is not `expectedRefund`.
 */
export async function requestReturn(
  context: Context,
  id: number,
  token: string | undefined,
  body: ReturnBody,
): Promise<Order> {
  const { order, caller } = await openOrder(context, id, token)
  const notes = requireValid({ notes: optionalText(body.notes, fieldRules.returnNotes) }).notes ?? undefined
  const refund = parseRefund(body)
  const { lines, method, quote } = await requireReturn(context, order, body)
  if (body.expectedRefund !== undefined && body.expectedRefund !== quote.refund)
    throw new ApiError('PRICE_CHANGED', {
      fields: { expectedRefund: [{ rule: 'price', values: { sum: formatMoney(quote.refund, context.language) } }] },
      total: quote.refund,
    })
  await moveOrder(context, id, {
    to: 'returning',
    actor: 'C',
    reason: commonReason(lines),
    notes,
    refund,
    returnBy: { method, fee: quote.returnFee },
    lines,
    key: `return-${randomUUID()}`,
  })
  return viewOrder(context, id, caller)
}

/**
 * Returns what the customer would get back (docs/rules/returns.md#return-fee). Throws what requestReturn throws for the
 * order, the units and the way back.
 */
export async function quoteReturn(
  context: Context,
  id: number,
  token: string | undefined,
  body: ReturnQuoteBody,
): Promise<ReturnQuote> {
  const { order } = await openOrder(context, id, token)
  return (await requireReturn(context, order, body)).quote
}

/** Returns the checked units of a return, how they come back, and the money. */
async function requireReturn(context: Context, order: OrderRow, body: ReturnQuoteBody) {
  const { db, now } = context
  requireReturnable(orderFacts(order, await selectEvents(db, order.id)), commonReason(body.lines), now())
  const kept = await selectKeptLines(db, order.id)
  const lines = checkUnits(body.lines, kept)
  refuseHygieneLines(lines, await selectHygieneLines(db, [order.id]))
  const method = parseReturnMethod(body.returnMethod, order)
  const price = priceOfUnits(lines, kept)
  const stateId = order.address?.stateId ?? 0
  const courierFee = (await getStateFees(context, [stateId])).get(stateId) ?? 0
  const returnFee = returnFeeOf(order, { method, reasons: lines.map(({ reason }) => reason), courierFee, price })
  return { lines, method, quote: { price, returnFee, refund: price - returnFee } }
}

/**
 * Withdraws a requested return until the units were collected; that of an exchange by canceling the new order, or
 * requesting its cancellation. Throws NOT_FOUND, LINK_EXPIRED, INVALID_TRANSITION, CANCEL_TOO_LATE.
 */
export async function withdrawReturn(context: Context, id: number, token: string | undefined): Promise<Order> {
  const { order, caller } = await openOrder(context, id, token)
  if (order.status !== 'returning') throw new ApiError('INVALID_TRANSITION')
  const begun = returnBegun(await selectEvents(context.db, id))
  if (begun?.isExchange && order.exchange_order_id !== null) await cancelByOwner(context, order.exchange_order_id)
  else
    await moveOrder(context, id, {
      to: begun?.from === 'split' ? 'split' : 'delivered',
      actor: 'C',
      key: `withdraw-${randomUUID()}`,
    })
  return viewOrder(context, id, caller)
}

/**
 * Throws INVALID_TRANSITION when nothing of the order can be returned now, and RETURN_WINDOW_CLOSED when the window of
 * this reason is over.
 */
export function requireReturnable(facts: OrderFacts, reason: string | undefined, now: Date): void {
  const refusal = returnRefusal(facts, now)
  if (refusal && refusal !== 'windowClosed') throw new ApiError('INVALID_TRANSITION')
  if (!isAllowed(facts, 'returning', 'C', { now, reason })) throw new ApiError('RETURN_WINDOW_CLOSED')
}

/**
 * Returns the reason that all lines share, of several faults of the shop the first: the longer window needs every line
 * to be one.
 */
export function commonReason([first, ...others]: OrderReturnLine[]): string | undefined {
  const isFault = isShopsFault(first?.reason)
  return others.every(({ reason }) => reason === first?.reason || (isFault && isShopsFault(reason)))
    ? first?.reason
    : undefined
}

/**
 * Throws VALIDATION_FAILED at each reason in `field` for which a hygiene product is not returned; `hygieneLines` are
 * ids of lines.
 */
export function refuseHygieneLines(lines: OrderReturnLine[], hygieneLines: Set<number>, field = 'lines'): void {
  const faults = lines.flatMap(({ lineId, reason }, index): [string, FieldRule[]][] =>
    isReasonFor(hygieneLines.has(lineId), reason) ? [] : [[`${field}.${index}.reason`, [{ rule: 'hygiene' }]]],
  )
  if (faults.length > 0) throw new ApiError('VALIDATION_FAILED', { fields: Object.fromEntries(faults) })
}

const DAY = 86_400_000
const [PAID_DAYS, ASKED_DAYS] = [30, 180]

/**
 * Clears accounts of refunds 30 days after they were paid, in any case 180 days after the request, and returns their
 * number.
 */
export function clearRefundAccounts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const ago = (days: number) => new Date(now().getTime() - days * DAY)
  return clearAccounts(db, { paidBefore: ago(PAID_DAYS), askedBefore: ago(ASKED_DAYS) })
}
