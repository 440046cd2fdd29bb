import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { changeOpened, type Changing } from './change-order.service.ts'
import { checkConfirmToken, isConfirmCode } from '#src/domains/order/moving/confirm-proof.ts'
import { confirmEnd, type Wait, waitOf } from '#src/domains/order/order-facts.ts'
import { readCode } from '#src/domains/order/code-rules.ts'
import { moveInside } from '#src/domains/order/moving/move-order.service.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import { accountConfirms, type Caller, customerCaller } from '#src/domains/order/order-access.ts'
import { forgetTry, mayTryConfirm } from '#src/domains/order/order-limits.ts'
import { type EventRow, selectEvents } from '#src/domains/order/order.queries.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { hasMoveWithKey } from '#src/domains/order/moving/transition.queries.ts'

/** The code of the message is required from a caller with the order's link alone, and from the account of an unproven order. */
export interface ConfirmProof {
  token: string | undefined
  code: string | null | undefined
}

/**
 * Confirms an order for its customer (docs/rules/orders.md#confirmation): by account unless the order is unproven, by the token of
 * the message, or by the order's link or account and the four digits of the message. A second time changes nothing. Throws NOT_FOUND, LINK_EXPIRED, VALIDATION_FAILED without a code
 * where one is needed, CODE_INVALID, CODE_EXPIRED, CODE_TRIES_USED, INVALID_TRANSITION.
 */
export async function confirmOrder(context: Context, id: number, proof: ConfirmProof): Promise<Order> {
  const wait = waitFrom(id, await selectEvents(context.db, id))
  const caller = await provenCaller(context, id, wait, proof)
  return changeOpened(context, id, caller, (changing) => confirmInside(changing))
}

async function provenCaller(
  context: Context,
  id: number,
  wait: Wait | undefined,
  { token, code }: ConfirmProof,
): Promise<Caller> {
  const worth = wait && checkConfirmToken(context.config, wait, token, context.now())
  if (worth === 'valid') return customerCaller(null)
  if (worth === 'expired') throw new ApiError('CODE_EXPIRED')
  const { order, caller } = await openOrder(context, id, token)
  if (wait && order.status === 'waitingCustomer' && !accountConfirms(caller, order)) await requireCode(context, wait, order.client.mobile, code)
  return caller
}

async function requireCode(context: Context, wait: Wait, mobile: string, given: string | null | undefined): Promise<void> {
  const code = readCode(given)
  if (confirmEnd(wait.at) <= context.now()) throw new ApiError('CODE_EXPIRED')
  if (!(await mayTryConfirm(context, wait, mobile))) throw new ApiError('CODE_TRIES_USED')
  if (!isConfirmCode(context.config, wait, code)) throw new ApiError('CODE_INVALID')
  await forgetTry(context, wait, mobile)
}

async function confirmInside({ context, order, history, caller, may }: Changing): Promise<void> {
  const { id, revision } = order
  const wait = waitFrom(id, history)
  const move = { actor: 'C', actorId: caller.holder } as const
  if (order.status === 'waitingCustomer' && wait) {
    await moveInside(context, id, { ...move, to: 'customerConfirmed', key: keyOf(wait) })
    return moveInside(context, id, { to: 'confirm', actor: 'S', reason: 'customer', key: `${keyOf(wait)}:taken` })
  }
  if (may('confirm')) return moveInside(context, id, { ...move, to: 'confirm', key: `accept:${revision}` })
  if (!wait || !(await hasMoveWithKey(context.db, id, keyOf(wait)))) throw new ApiError('INVALID_TRANSITION')
}

function waitFrom(orderId: number, history: EventRow[]): Wait | undefined {
  const event = waitOf(history)
  return event && { orderId, seq: event.seq, at: event.at }
}

function keyOf({ seq }: Wait): string {
  return `confirm:${seq}`
}
