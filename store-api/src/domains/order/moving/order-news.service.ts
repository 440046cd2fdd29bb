import { queueMessage } from '#src/domains/message/message.service.ts'
import type { Context } from '#src/http/context.ts'
import { formatMoney } from '#src/money.ts'
import { orderLink } from '#src/domains/order/order-access.ts'
import { selectUnsentEvents, type UnsentEvent } from './order-jobs.queries.ts'
import type { OrderStatus } from '#src/domains/order/order.schema.ts'

/** Statuses that a customer is notified of, with the text in the message. */
const statusTexts: Partial<Record<OrderStatus, Record<'ar' | 'en', string>>> = {
  customerConfirmed: { ar: 'تأكيدك وصلنا، وهنكلمك قبل ما نجهّزه', en: 'confirmed by you, we call you before we pack it' },
  confirm: { ar: 'اتأكد وهنبدأ نجهّزه', en: 'confirmed, we are about to pack it' },
  shippingAgent: { ar: 'اتسلّم لشركة الشحن', en: 'handed to the courier' },
  delivery: { ar: 'خرج للتوصيل وجاي لك في الطريق', en: 'out for delivery' },
  abnormal: { ar: 'المندوب ماعرفش يوصّله، اختار ميعاد تاني', en: 'could not be delivered, choose another time' },
  delivered: { ar: 'وصل، نتمنى يعجبك', en: 'delivered, we hope you like it' },
  canceled: { ar: 'اتلغى', en: 'cancelled' },
}

/** Texts of an exchange order by status; other statuses have their usual text. `toPay` is formatted, null for nothing. */
const exchangeTexts: Partial<Record<OrderStatus, Record<'ar' | 'en', (toPay: string | null) => string>>> = {
  confirm: {
    ar: (toPay) => `استبدالك اتأكد. هتستلم الجديد وتسلّم القديم في نفس المرة، و${toPay ? `هتدفع ${toPay} فرق` : 'مش هتدفع حاجة'}`,
    en: (toPay) => `your exchange is confirmed. You get the new items and hand over the old ones at the same time, and you pay ${toPay ?? 'nothing'}`,
  },
  delivered: { ar: () => 'وصل الجديد واستلمنا منك القديم', en: () => 'delivered, and we have taken the old items' },
  returning: { ar: () => 'الاستبدال ماتمّش، والقطع اللي معاك فضلت ليك', en: () => 'the exchange was not made, you keep the items you have' },
  canceled: { ar: () => 'الاستبدال اتلغى، والقطع اللي معاك فضلت ليك', en: () => 'the exchange is cancelled, you keep the items you have' },
}

/** Texts of a pick-up order where they differ; the moves of a courier follow each other at the counter and get no messages. */
const pickupTexts: typeof statusTexts = {
  customerConfirmed: statusTexts.customerConfirmed,
  confirm: statusTexts.confirm,
  delivered: { ar: 'استلمته من الفرع، نتمنى يعجبك', en: 'collected in the branch, we hope you like it' },
  canceled: statusTexts.canceled,
}

/** The text of an order that the system canceled because the shop did not call about it in time. */
const notCalled = { ar: 'اتلغى لأننا ماكلمناكش في الميعاد، حقك علينا. تقدر تطلب تاني', en: 'cancelled because we did not call you in time, sorry. You can order again' }

const BATCH = 100
/** Maximum age of an event that is still sent, in milliseconds: no process ran the jobs for that long. */
const MAX_AGE = 6 * 3_600_000

/** Queues a message for each status change that has none yet, in the language of the order and with its link. Returns their number. */
export async function notifyStatusChanges(context: Context): Promise<number> {
  const events = await selectUnsentEvents(context.db, new Date(context.now().getTime() - MAX_AGE), { delivered: Object.keys(statusTexts), collected: Object.keys(pickupTexts) }, BATCH)
  for (const event of events) await notify(context, event)
  return events.length
}

async function notify(context: Context, event: UnsentEvent): Promise<void> {
  const { config, now } = context
  const { orderId, number, seq, mobile, language, placedAt } = event
  await queueMessage(context, {
    key: `order:${orderId}:event:${seq}`,
    mobile,
    template: 'order_moved',
    language,
    params: [number, textOf(event), orderLink(config, orderId, placedAt)],
    expiresAt: new Date(now().getTime() + MAX_AGE),
  })
}

function textOf({ to, reason, language, toPay, isPickup }: UnsentEvent): string {
  if (reason === 'notCalled') return notCalled[language]
  const ofExchange = toPay === null ? undefined : exchangeTexts[to as OrderStatus]?.[language](toPay > 0 ? formatMoney(toPay, language) : null)
  return ofExchange ?? (isPickup ? pickupTexts : statusTexts)[to as OrderStatus]?.[language] ?? to
}
