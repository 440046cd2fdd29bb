import { type Message, queueMessage } from '#src/domains/message/message.service.ts'
import type { Context } from '#src/http/context.ts'
import { formatMoney } from '#src/money.ts'
import { nextContactHour } from '#src/domains/order/contact-hours.ts'
import { formatExpected, expectedTimeOf } from '#src/domains/order/expected-time.ts'
import { orderLink } from '#src/domains/order/order-access.ts'
import {
  type OrderRow,
  type ReturnRow,
  selectEvents,
  selectOrder,
  selectReturns,
} from '#src/domains/order/order.queries.ts'
import { orderFacts, type OrderFacts, REFUSED } from '#src/domains/order/order-facts.ts'
import { momentText } from './confirm-messages.service.ts'
import { selectUnsentEvents, type UnsentEvent } from './order-jobs.queries.ts'
import { type News, type NewsFacts, newsText } from './order-news-texts.ts'

const BATCH = 100
/** Maximum age of an event that is still sent, in milliseconds: no process ran the jobs for that long. */
const MAX_AGE = 6 * 3_600_000

/**
 * Queues a message for each status change that has none yet, in the language of the order and with its link. Returns
 * their number.
 */
export async function notifyStatusChanges(context: Context): Promise<number> {
  const events = await selectUnsentEvents(context.db, new Date(context.now().getTime() - MAX_AGE), BATCH)
  for (const event of events) await notify(context, event)
  return events.length
}

/**
 * Queues a message about each of these returns of an order whose refund was paid, in the transaction of `context`.
 * Returns their number: a refund of nothing is none.
 */
export async function announceRefunds(context: Context, orderId: number, returnIds: number[]): Promise<number> {
  const order = await selectOrder(context.db, orderId)
  let announced = 0
  for (const each of await selectReturns(context.db, [orderId])) {
    if (!order || !returnIds.includes(each.id) || each.refund === 0) continue
    const text = newsText('refunded', order.language, { ...moneyFacts(order, each), expected: null, confirmBy: null })
    await queueMessage(context, orderMessage(context, order, `refunded:${each.id}`, text))
    announced += 1
  }
  return announced
}

/**
 * Reminds the customer of an order whose items were made, unless it moved on; `seq` is the event that asked her to
 * confirm.
 */
export async function remindOfMade(context: Context, orderId: number, seq: number): Promise<void> {
  const order = await selectOrder(context.db, orderId)
  if (order?.status !== 'online') return
  const confirmBy = confirmByIn(order, orderFacts(order, await selectEvents(context.db, orderId)))
  await queueMessage(
    context,
    orderMessage(
      context,
      order,
      `made:${seq}:reminder`,
      newsText('onlineReminder', order.language, { ...moneyFacts(order, undefined), expected: null, confirmBy }),
    ),
  )
}

async function notify(context: Context, event: UnsentEvent): Promise<void> {
  const { db } = context
  const { orderId, seq } = event
  const order = await selectOrder(db, orderId)
  if (!order) return
  const history = await selectEvents(db, orderId)
  const news = newsOf(
    event,
    order,
    orderFacts(
      order,
      history.filter((past) => past.seq <= seq),
    ),
  )
  const received =
    news === 'returnAccepted'
      ? (await selectReturns(db, [orderId])).find(({ status }) => status === 'received')
      : undefined
  const present = orderFacts(order, history)
  const facts = {
    ...moneyFacts(order, received),
    expected: formatExpectedTime(order, present, context.now()),
    confirmBy: confirmByIn(order, present),
  }
  const message = orderMessage(context, order, `event:${seq}`, newsText(news, order.language, facts))
  await queueMessage(context, ofOwnAccord.has(news) ? atContactHours(message, context.now()) : message)
}

function orderMessage(
  { config, now }: Context,
  { id, number, contact, language, placed_at }: OrderRow,
  about: string,
  text: string,
): Message {
  return {
    key: `order:${id}:${about}`,
    mobile: contact.mobile,
    template: 'order_moved',
    language,
    params: [number, text, orderLink(config, id, placed_at)],
    expiresAt: new Date(now().getTime() + MAX_AGE),
  }
}

/**
 * News that the system's clock makes, at night too; their messages wait for the contact hours
 * (docs/rules/messages.md#contact-hours).
 */
const ofOwnAccord: ReadonlySet<News> = new Set<News>(['late', 'online'])

function atContactHours(message: Message, now: Date): Message {
  const sendAt = nextContactHour(now)
  return { ...message, sendAt, expiresAt: new Date(sendAt.getTime() + MAX_AGE) }
}

/** Where an exchange has words of its own. */
const exchangeNews: Record<string, News> = {
  confirm: 'exchangeConfirmed',
  delivered: 'exchangeDelivered',
  returning: 'exchangeFailed',
  canceled: 'exchangeCanceled',
}

/** Returns what a status change of an order is to its customer. */
function newsOf(
  { from, to, reason }: UnsentEvent,
  { exchange_of, pickup_branch_id }: OrderRow,
  { comesBack }: OrderFacts,
): News {
  if (reason === 'notCalled') return reason
  if (from === 'edit' && to !== 'canceled') return 'edited'
  if (from === 'cancel' && to !== 'canceled') return to === 'shippingAgent' ? 'cancelTooLate' : 'cancelRefused'
  if (from === 'returning' && (to === 'delivered' || to === 'split')) return 'returnRefused'
  const ofExchange = exchange_of === null ? undefined : exchangeNews[to]
  if (ofExchange) return ofExchange
  if (to === 'abnormal' && comesBack) return reason === REFUSED ? 'refusedAtDoor' : 'failedTwice'
  if (to === 'split' && from === 'delivery') return 'partAccepted'
  if (to === 'split' || to === 'returnedReceived') return 'returnAccepted'
  return to === 'delivered' && pickup_branch_id !== null ? 'collected' : (to as News)
}

function moneyFacts(
  { language, collected, exchange_of, total }: OrderRow,
  received: ReturnRow | undefined,
): Omit<NewsFacts, 'expected' | 'confirmBy'> {
  const some = (sum: number) => (sum > 0 ? formatMoney(sum, language) : null)
  return {
    total: formatMoney(total, language),
    collected: formatMoney(collected, language),
    refund: some(received?.refund ?? 0),
    refundMethod: received?.refundMethod ?? 'cash',
    isExchange: (received?.credited ?? 0) > 0,
    toPay: exchange_of === null ? null : some(total),
  }
}

function confirmByIn({ language }: OrderRow, { confirmBy }: OrderFacts): string | null {
  return confirmBy && momentText(confirmBy, language)
}

function formatExpectedTime(order: OrderRow, facts: OrderFacts, now: Date): string | null {
  const expected = expectedTimeOf(order, facts, now)
  if (!expected) return null
  return order.pickup_ready_at
    ? momentText(order.pickup_ready_at, order.language)
    : formatExpected(expected, order.language)
}
