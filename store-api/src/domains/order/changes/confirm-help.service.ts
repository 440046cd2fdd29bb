import { queueMessage, requireChannel } from '#src/domains/message/message.service.ts'
import { confirmCode, confirmEnd, lastWaitEvent } from '#src/domains/order/order-access.ts'
import type { Order } from '#src/domains/order/order.schema.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { updateHead } from './changes.queries.ts'
import { changeOrder } from './change-order.service.ts'

/**
 * Sends the code of a confirmation by SMS, once for each wait; a repeat changes nothing
 * (docs/rules/orders.md#confirmation). Throws NOT_FOUND, LINK_EXPIRED, SMS_UNAVAILABLE, and INVALID_TRANSITION when the
 * order does not wait.
 */
export async function sendCodeBySms(context: Context, id: number, token: string | undefined): Promise<Order> {
  requireChannel(context, 'sms')
  return changeOrder(context, id, token, async ({ context: inside, order, history, may }) => {
    const wait = lastWaitEvent(history)
    if (!wait || !may('confirm')) throw new ApiError('INVALID_TRANSITION')
    if (!may('requestCodeSms')) return
    await updateHead(inside.db, id, { code_sms_at: inside.now() })
    await queueMessage(inside, {
      key: `order:${id}:confirm:${wait.seq}:sms`,
      mobile: order.contact.mobile,
      template: 'order_code',
      channel: 'sms',
      language: order.language,
      params: [order.number, confirmCode(inside.config, { orderId: id, seq: wait.seq, at: wait.at })],
      expiresAt: confirmEnd(wait.at),
    })
  })
}

/**
 * Flags an order for a call by the shop, once for each wait; a repeat changes nothing. Throws as sendCodeBySms, except
 * for SMS_UNAVAILABLE.
 */
export async function requestCall(context: Context, id: number, token: string | undefined): Promise<Order> {
  return changeOrder(context, id, token, async ({ context: inside, may }) => {
    if (!may('confirm')) throw new ApiError('INVALID_TRANSITION')
    if (may('requestCall')) await updateHead(inside.db, id, { call_asked_at: inside.now() })
  })
}
