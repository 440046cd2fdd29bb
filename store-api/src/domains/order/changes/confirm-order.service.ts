import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { giveBack, maySpend, type Spent } from '#src/http/rate-limit.ts'
import { limit } from '#src/limits.ts'
import { moveInside } from '#src/domains/order/transitions/move-order.service.ts'
import { hasMoveWithKey } from '#src/domains/order/transitions/transition.queries.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import {
  accountConfirms,
  type Caller,
  checkConfirmToken,
  confirmEnd,
  customerCaller,
  isConfirmCode,
  readCode,
  type Wait,
  lastWaitEvent,
} from '#src/domains/order/order-access.ts'
import { type EventRow, selectEvents } from '#src/domains/order/order.queries.ts'
import { sumsWithoutCoupon } from '#src/domains/order/order-lines.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { giveBackCoupon, hasNoCouponUseLeft } from '#src/domains/coupon/coupon.service.ts'
import { lockBuyer } from '#src/domains/order/stock/buyer-standing.queries.ts'
import { judgeConfirmed } from '#src/domains/order/stock/buyer-standing.ts'
import { clearLineDiscounts, updateHead } from './changes.queries.ts'
import { changeOpened, type Changing } from './change-order.service.ts'

/**
 * A caller with only the order's link needs the code of the SMS, and so does an account whose order is unproven and for
 * another mobile.
 */
export interface ConfirmProof {
  token: string | undefined
  code: string | null | undefined
}

/**
 * Confirms an order for its customer (docs/rules/orders.md#confirmation): by account unless the order is unproven and
 * for another mobile, by the token of the message, or by the order's link or account and the four digits of the SMS. A
 * repeat changes nothing. Throws NOT_FOUND, LINK_EXPIRED, VALIDATION_FAILED without a required code, CODE_INVALID,
 * CODE_EXPIRED, CODE_TRIES_USED, INVALID_TRANSITION, CONFIRM_AGAIN, and ORDER_LIMIT when the shop calls about another
 * order of the buyer already.
 */
export async function confirmOrder(context: Context, id: number, proof: ConfirmProof): Promise<Order> {
  const wait = waitFrom(id, await selectEvents(context.db, id))
  const caller = await provenCaller(context, id, wait, proof)
  return confirmOpened(context, id, caller)
}

/**
 * Confirms an order for the owner of its mobile, who answered in WhatsApp. A repeat changes nothing. Throws NOT_FOUND,
 * INVALID_TRANSITION, CONFIRM_AGAIN, ORDER_LIMIT.
 */
export function confirmByOwner(context: Context, id: number): Promise<Order> {
  return confirmOpened(context, id, customerCaller(null))
}

/** Throws CONFIRM_AGAIN once the order is stored without a coupon that its customer has used up. */
async function confirmOpened(context: Context, id: number, caller: Caller): Promise<Order> {
  let isWithoutCoupon = false
  const order = await changeOpened(context, id, caller, async (changing) => {
    isWithoutCoupon = await dropUsedCoupon(changing)
    if (!isWithoutCoupon) await confirmInside(changing)
  })
  if (isWithoutCoupon) throw new ApiError('CONFIRM_AGAIN')
  return order
}

/**
 * Takes a coupon off a waiting order whose customer, proven now, has used it up with other orders, and lets the order
 * wait anew: its total rises, so that nothing that named the old one may confirm it (docs/rules/coupons.md#proof).
 * Returns whether it did.
 */
async function dropUsedCoupon({ context, order, history, caller }: Changing): Promise<boolean> {
  const wait = lastWaitEvent(history)
  if (order.status !== 'waitingCustomer' || !wait || order.coupon_code === null) return false
  await lockBuyer(context.db, { customerId: order.customer_id, mobile: order.contact.mobile })
  if (!(await hasNoCouponUseLeft(context, order.id))) return false
  const sums = sumsWithoutCoupon(order, await giveBackCoupon(context, order.id))
  await updateHead(context.db, order.id, {
    ...sums,
    coupon_code: null,
    coupon_discount: 0,
    coupon_free_delivery: false,
  })
  await clearLineDiscounts(context.db, order.id)
  await moveInside(context, order.id, {
    to: 'waitingCustomer',
    actor: 'S',
    actorId: caller.holder,
    reason: 'couponUsed',
    key: `coupon-used:${wait.seq}`,
  })
  return true
}

async function provenCaller(
  context: Context,
  id: number,
  wait: Wait | undefined,
  { token, code }: ConfirmProof,
): Promise<Caller> {
  const result = wait && checkConfirmToken(context.config, wait, token, context.now())
  if (result === 'valid') return customerCaller(null)
  if (result === 'expired') throw new ApiError('CODE_EXPIRED')
  const { order, caller } = await openOrder(context, id, token)
  if (wait && order.status === 'waitingCustomer' && !accountConfirms(caller, order))
    await requireCode(context, wait, order.contact.mobile, code)
  return caller
}

/**
 * Checks the code of the SMS, outside any transaction, so that a wrong try counts. A right code gives its tries back.
 */
async function requireCode(
  context: Context,
  wait: Wait,
  mobile: string,
  given: string | null | undefined,
): Promise<void> {
  const code = readCode(given)
  if (confirmEnd(wait.at) <= context.now()) throw new ApiError('CODE_EXPIRED')
  const tries = triesOf(wait, mobile)
  for (const spent of tries) if (!(await maySpend(context.db, spent))) throw new ApiError('CODE_TRIES_USED')
  if (!isConfirmCode(context.config, wait, code)) throw new ApiError('CODE_INVALID')
  await giveBack(context.db, tries)
}

// Why these numbers: docs/rules/limits.md#orders.
const HOUR = 3600
const confirmByMessage = limit({ name: 'order-confirm', tries: 5, seconds: 48 * HOUR })
const confirmByOrder = limit({ name: 'order-confirm-order', tries: 10, seconds: 30 * 24 * HOUR })
const confirmByMobile = limit({ name: 'order-confirm-mobile', tries: 20, seconds: 24 * HOUR })

/**
 * Returns the limits of a try, the narrowest first: a try that the message's limit stops uses up nothing of the order
 * or the mobile.
 */
function triesOf({ orderId, seq }: Wait, mobile: string): Spent[] {
  return [
    [confirmByMessage, `${orderId}:${seq}`],
    [confirmByOrder, String(orderId)],
    [confirmByMobile, mobile],
  ]
}

async function confirmInside({ context, order, history, caller, may }: Changing): Promise<void> {
  const { id, revision } = order
  const wait = waitFrom(id, history)
  const move = { actor: 'C', actorId: caller.holder } as const
  if (order.status === 'waitingCustomer' && wait) {
    const { isAbove: needsCall, hasCall } = await judgeConfirmed(context, order)
    if (needsCall && hasCall) throw new ApiError('ORDER_LIMIT')
    await moveInside(context, id, { ...move, to: 'customerConfirmed', key: waitKey(wait), needsCall })
    if (!needsCall)
      await moveInside(context, id, { to: 'confirm', actor: 'S', reason: 'customer', key: `${waitKey(wait)}:taken` })
    return
  }
  if (may('confirm')) return moveInside(context, id, { ...move, to: 'confirm', key: `accept:${revision}` })
  if (!wait || !(await hasMoveWithKey(context.db, id, waitKey(wait)))) throw new ApiError('INVALID_TRANSITION')
}

function waitFrom(orderId: number, history: EventRow[]): Wait | undefined {
  const event = lastWaitEvent(history)
  return event && { orderId, seq: event.seq, at: event.at }
}

function waitKey({ seq }: Wait): string {
  return `confirm:${seq}`
}
