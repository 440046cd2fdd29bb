import { queueMessage } from '#src/domains/message/message.service.ts'
import { confirmCode, confirmLink } from './confirm-proof.ts'
import { confirmEnd, type Wait } from '#src/domains/order/order-facts.ts'
import type { Context } from '#src/http/context.ts'
import type { Language } from '#src/http/language.ts'
import { updateHold } from './scarce-stock.queries.ts'

/** What the message tells of an order; `total` in piastres. */
export interface Asked {
  number: string
  client: { mobile: string }
  language: Language
  total: number
  placed_at: Date
}

/** An unproven order holds what is scarce for so many hours in which the shop writes to people. */
export const HOLD_HOURS = 2

/**
 * Sends the request to confirm an order, in the transaction that made it wait, and sets how long the order is held without an
 * answer (docs/rules/orders.md#confirmation).
 */
export async function askToConfirm(context: Context, order: Asked, wait: Wait): Promise<void> {
  const { config, db } = context
  await updateHold(db, wait.orderId, afterContactHours(wait.at, HOLD_HOURS))
  const { number, client, language, total, placed_at } = order
  const params = [number, moneyText(total, language), confirmLink(config, wait, placed_at), confirmCode(config, wait)]
  await queueMessage(context, {
    key: `order:${wait.orderId}:confirm:${wait.seq}`,
    mobile: client.mobile,
    template: 'order_confirm',
    language,
    params,
    expiresAt: confirmEnd(wait.at),
  })
}

/** Asks again; `time` counts the reminders, and each is one message. */
export async function remindToConfirm(context: Context, order: Asked, wait: Wait, time: number): Promise<void> {
  await queueMessage(context, {
    key: reminderKey(wait, time),
    mobile: order.client.mobile,
    template: 'order_confirm_reminder',
    language: order.language,
    params: [order.number, confirmLink(context.config, wait, order.placed_at)],
    expiresAt: confirmEnd(wait.at),
  })
}

/** Says until when an unproven order holds what is scarce: the last reminder, and the only one that names a time. */
export async function hurryToConfirm(context: Context, order: Asked, wait: Wait, until: Date): Promise<void> {
  const { number, client, language, placed_at } = order
  await queueMessage(context, {
    key: reminderKey(wait, 3),
    mobile: client.mobile,
    template: 'order_confirm_soon',
    language,
    params: [number, momentText(until, language), confirmLink(context.config, wait, placed_at)],
    expiresAt: until,
  })
}

function reminderKey({ orderId, seq }: Wait, time: number): string {
  return `order:${orderId}:confirm:${seq}:reminder:${time}`
}

/** Piastres → what a message says: `1,490 ج.م`, `EGP 1,490.50`. */
function moneyText(piastres: number, language: Language): string {
  const number = (piastres / 100).toLocaleString('en', { minimumFractionDigits: piastres % 100 === 0 ? 0 : 2 })
  return language === 'ar' ? `${number} ج.م` : `EGP ${number}`
}

const FROM = 12
const QUARTER = 15 * 60_000
const hourInCairo = new Intl.DateTimeFormat('en', { timeZone: 'Africa/Cairo', hour: 'numeric', hourCycle: 'h23' })

/** Whether the shop may write on its own initiative: from 12:00 to 24:00 in Cairo (docs/rules/messages.md#contact-hours). */
export function isContactHour(moment: Date): boolean {
  return Number(hourInCairo.format(moment)) >= FROM
}

/** When so many hours of those have passed since a moment, to a quarter of an hour. */
export function afterContactHours(since: Date, hours: number): Date {
  let at = since.getTime()
  for (let left = hours * 4; left > 0; at += QUARTER) if (isContactHour(new Date(at))) left -= 1
  return new Date(at)
}

/** A moment of this week as a message says it, in Cairo, e.g. `Sunday 4:00 PM`. */
function momentText(moment: Date, language: Language): string {
  const locale = language === 'ar' ? 'ar-EG-u-nu-latn' : 'en'
  return moment.toLocaleString(locale, { timeZone: 'Africa/Cairo', weekday: 'long', hour: 'numeric', minute: '2-digit' })
}
