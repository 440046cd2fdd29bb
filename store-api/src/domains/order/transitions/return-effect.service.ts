import { isOpenReturn, type OrderRow, selectReturns } from '#src/domains/order/order.queries.ts'
import type { Move } from '#src/domains/order/order.transitions.ts'
import {
  checkUnits,
  couponDiscountOf,
  findReturnedUnits,
  type KeptLine,
  listKeptUnits,
  priceOfUnits,
  type ReturnedUnits,
  totalsWithout,
} from '#src/domains/order/return-units.ts'
import {
  type OrderReturnLine,
  type RefundMethod,
  type ReturnMethod,
  type ReturnReason,
  returnReasons,
} from '#src/domains/order/return.schema.ts'
import { returnFeesOf } from '#src/domains/order/refund-rules.ts'
import { restock } from '#src/domains/order/stock/stock-effect.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import {
  addReturned,
  closeReturn,
  insertReturn,
  type ReturnedLine,
  selectKeptLines,
  selectOpenReturn,
  setSums,
} from './return.queries.ts'

/**
 * Applies a transition to the order's return, returned units and cash. `order` is the locked row as it was before.
 * Throws VALIDATION_FAILED and INVALID_TRANSITION as `findReturnedUnits` does.
 */
export async function applyReturnEffect(context: Context, order: OrderRow, move: Move): Promise<void> {
  const { status, delivered_at } = order
  if (move.to === 'delivered' && status === 'delivery') return setSums(context.db, order.id, { collected: order.total })
  if (status === 'returning' && move.to !== 'returned') return withdrawReturn(context, order, move)
  if (move.to === 'returning' && delivered_at) return openReturn(context, order, move)
  if (move.to === 'split' || move.to === 'returnedReceived') return receiveUnits(context, order, move)
}

/** Opens a return for the named units, else for all. */
async function openReturn({ db, now }: Context, order: OrderRow, move: Move): Promise<void> {
  const lines = await selectKeptLines(db, order.id)
  const units = checkUnits<ReturnedUnits>(move.lines ?? listKeptUnits(lines), lines)
  const row = {
    order_id: order.id,
    status: 'asked' as const,
    notes: move.notes ?? null,
    asked_at: now(),
    closed_at: null,
    credited: move.exchange?.credited ?? 0,
    ...refundOf(move),
    ...returnByOf(move),
  }
  await insertReturn(db, row, returnedLines(units, lines, move))
}

/**
 * Closes the open return: the customer keeps the units. Throws VALIDATION_FAILED for lines: a branch receives units
 * after `returned`.
 */
async function withdrawReturn({ db, now }: Context, { id }: OrderRow, { lines }: Move): Promise<void> {
  if (lines) throw new ApiError('VALIDATION_FAILED', { fields: { lines: [{ rule: 'units' }] } })
  const open = await selectOpenReturn(db, id)
  if (open) await closeReturn(db, open.id, 'withdrawn', now())
}

/**
 * Takes units back: at the door before they were paid, else for their price less the fee of the way back, at most that
 * price. The delivery fee is kept.
 */
async function receiveUnits(context: Context, order: OrderRow, move: Move): Promise<void> {
  const { db } = context
  const lines = await selectKeptLines(db, order.id)
  const returns = await selectReturns(db, [order.id])
  const open = returns.find(isOpenReturn)
  const units = findReturnedUnits(order, move, lines, open?.lines ?? [])
  if (open?.credited) requireExchangedUnits(units, open.lines)
  await restock(context, order.id, move, lines, units)
  await addReturned(db, units)
  const worth = priceOfUnits(units, lines) - (open?.credited ?? 0)
  const fee = Math.min(open?.returnFee ?? 0, worth)
  await updateSums(context, order, totalsWithout(lines, units, order, returnFeesOf(returns) + fee), worth - fee)
  if (order.delivered_at)
    await writeReceived(context, order, { lines: returnedLines(units, lines, move), fee }, open?.id)
}

/** The new order was handed over for these units: no fewer and no others can come. Throws VALIDATION_FAILED. */
function requireExchangedUnits(units: ReturnedUnits[], asked: OrderReturnLine[]): void {
  const same = (unit: ReturnedUnits) =>
    asked.some(({ lineId, quantity }) => lineId === unit.lineId && quantity === unit.quantity)
  if (units.length !== asked.length || !units.every(same))
    throw new ApiError('VALIDATION_FAILED', { fields: { lines: [{ rule: 'units' }] } })
}

async function updateSums(
  { db }: Context,
  order: OrderRow,
  { couponDiscount, ...totals }: ReturnType<typeof totalsWithout>,
  refund: number,
): Promise<void> {
  const atTheDoor = order.status === 'delivery'
  // A parcel that nobody accepted was never paid: its sums stay.
  if (!atTheDoor && !order.delivered_at) return
  await setSums(db, order.id, {
    ...totals,
    coupon_discount: couponDiscount,
    ...(atTheDoor ? { collected: totals.total } : { refunded: order.refunded + refund }),
  })
}

/** Stores the units received: in the open return, else in a new one of the counter. */
async function writeReceived(
  { db, now }: Context,
  order: OrderRow,
  received: { lines: ReturnedLine[]; fee: number },
  openId: number | undefined,
) {
  if (openId !== undefined) return closeReturn(db, openId, 'received', now(), received)
  const row = {
    order_id: order.id,
    status: 'received' as const,
    notes: null,
    asked_at: now(),
    closed_at: now(),
    return_method: 'branch' as const,
  }
  await insertReturn(db, row, received.lines)
}

/** The units with their reasons and their part of the coupon; `lines` are those before the return. */
function returnedLines(units: ReturnedUnits[], lines: KeptLine[], { reason }: Move): ReturnedLine[] {
  const common = isReturnReason(reason) ? reason : 'other'
  return units.map((unit) => ({
    ...unit,
    reason: unit.reason ?? common,
    couponDiscount: couponDiscountOf(unit, lines),
  }))
}

/** Without a choice of the customer the refund is cash. */
function refundOf({ refund }: Move): { refund_method?: RefundMethod; refund_account?: string | null } {
  return refund ? { refund_method: refund.method, refund_account: refund.account } : {}
}

/** Without a choice of the customer a courier comes at the cost of the shop. */
function returnByOf({ returnBy }: Move): { return_method?: ReturnMethod; return_fee?: number } {
  return returnBy ? { return_method: returnBy.method, return_fee: returnBy.fee } : {}
}

function isReturnReason(reason: string | undefined): reason is ReturnReason {
  return returnReasons.some((known) => known === reason)
}
