import { addContactHours, dayInCairo, weekdayOf } from '#src/domains/order/contact-hours.ts'
import { type Message, queueMessage } from '#src/domains/message/message.service.ts'
import { confirmCode, confirmEnd, confirmLink, type Wait } from '#src/domains/order/order-access.ts'
import { updateHold } from '#src/domains/order/stock/stock.queries.ts'
import type { Context } from '#src/http/context.ts'
import type { Language } from 'server-kit/language.ts'
import { formatMoney } from '#src/money.ts'

/** The facts of an order that a message names; `total` in piastres. */
export interface OrderToConfirm {
  number: string
  contact: { mobile: string }
  language: Language
  total: number
  placed_at: Date
}

/** Contact hours that an unproven order holds scarce stock. */
export const HOLD_HOURS = 2

/**
 * Queues the request to confirm an order, in the transaction that began the wait, and stores how long the order holds
 * scarce stock (docs/rules/orders.md#confirmation).
 */
export async function requestConfirmation(context: Context, order: OrderToConfirm, wait: Wait): Promise<void> {
  await updateHold(context.db, wait.orderId, addContactHours(wait.at, HOLD_HOURS))
  await queueMessage(context, confirmRequest(context, order, wait))
}

/** Returns the request to confirm an order: by WhatsApp, or where the shop has none the code by SMS. */
export function confirmRequest({ config }: Pick<Context, 'config'>, order: OrderToConfirm, wait: Wait): Message {
  const { number, contact, language, total, placed_at } = order
  const sent = {
    key: `order:${wait.orderId}:confirm:${wait.seq}`,
    mobile: contact.mobile,
    language,
    expiresAt: confirmEnd(wait.at),
  }
  if (config.whatsappIsOff)
    return { ...sent, template: 'order_code', channel: 'sms', params: [number, confirmCode(config, wait)] }
  return {
    ...sent,
    template: 'order_confirm',
    params: [number, formatMoney(total, language), confirmLink(config, wait, placed_at)],
  }
}

/**
 * Returns what a wait writes into its order where the shop has no WhatsApp: the code went by SMS, and the shop calls
 * (docs/rules/orders.md#confirmation).
 */
export function withoutWhatsapp(
  { config }: Pick<Context, 'config'>,
  at: Date,
): { code_sms_at?: Date; call_asked_at?: Date } {
  return config.whatsappIsOff ? { code_sms_at: at, call_asked_at: at } : {}
}

/** Queues a reminder by WhatsApp; `time` is its number, 1 or 2, and each is queued once. */
export async function remindToConfirm(
  context: Context,
  order: OrderToConfirm,
  wait: Wait,
  time: number,
): Promise<void> {
  if (context.config.whatsappIsOff) return
  await queueMessage(context, {
    key: reminderKey(wait, time),
    mobile: order.contact.mobile,
    template: 'order_confirm_reminder',
    language: order.language,
    params: [order.number, confirmLink(context.config, wait, order.placed_at)],
    expiresAt: confirmEnd(wait.at),
  })
}

/** Queues the last reminder, the only one that names a time: until when an unproven order holds scarce stock. */
export async function announceDeadline(
  context: Context,
  order: OrderToConfirm,
  wait: Wait,
  until: Date,
): Promise<void> {
  if (context.config.whatsappIsOff) return
  const { number, contact, language, placed_at } = order
  await queueMessage(context, {
    key: reminderKey(wait, 3),
    mobile: contact.mobile,
    template: 'order_confirm_soon',
    language,
    params: [number, momentText(until, language), confirmLink(context.config, wait, placed_at)],
    expiresAt: until,
  })
}

function reminderKey({ orderId, seq }: Wait, time: number): string {
  return `order:${orderId}:confirm:${seq}:reminder:${time}`
}

/** Formats a moment of this week for a message, in Cairo time, for example `Sunday 4:00 PM`. */
export function momentText(moment: Date, language: Language): string {
  const locale = language === 'ar' ? 'ar-EG-u-nu-latn' : 'en'
  const time = moment.toLocaleTimeString(locale, { timeZone: 'Africa/Cairo', hour: 'numeric', minute: '2-digit' })
  return `${weekdayOf(dayInCairo.format(moment), language)} ${time}`
}
