import { queueMessage } from '#src/domains/message/message.service.ts'
import type { Context } from '#src/http/context.ts'
import { orderToken } from '#src/domains/order/order-access.ts'
import { selectUntold, type Untold } from './order-jobs.queries.ts'
import type { OrderStatus } from '#src/domains/order/order.schema.ts'

/** Of the moves, those that a customer wants to hear of, in the words of a message. */
const news: Partial<Record<OrderStatus, Record<'ar' | 'en', string>>> = {
  confirm: { ar: 'اتأكد وهنبدأ نجهّزه', en: 'confirmed, we are about to pack it' },
  shippingAgent: { ar: 'اتسلّم لشركة الشحن', en: 'handed to the courier' },
  delivery: { ar: 'خرج للتوصيل وجاي لك في الطريق', en: 'out for delivery' },
  abnormal: { ar: 'المندوب ماعرفش يوصّله، اختار ميعاد تاني', en: 'could not be delivered, choose another time' },
  delivered: { ar: 'وصل، نتمنى يعجبك', en: 'delivered, we hope you like it' },
  canceled: { ar: 'اتلغى', en: 'cancelled' },
}

const BATCH = 100
/** News that are older are no news: nobody led the jobs for that long, milliseconds. */
const FRESH = 6 * 3_600_000

/** Tells customers of the moves of their orders, each once, in the language of the order and with its link. Says how many. */
export async function tellMoves(context: Context): Promise<number> {
  const untold = await selectUntold(context.db, new Date(context.now().getTime() - FRESH), Object.keys(news), BATCH)
  for (const move of untold) await tell(context, move)
  return untold.length
}

async function tell(context: Context, { orderId, number, seq, to, mobile, language, placedAt }: Untold): Promise<void> {
  const { config, now } = context
  const link = `${config.publicUrl}/client/order/${orderId}?token=${orderToken(config, orderId, placedAt)}`
  await queueMessage(context, {
    key: `order:${orderId}:event:${seq}`,
    mobile,
    template: 'order_moved',
    language,
    params: [number, news[to as OrderStatus]?.[language] ?? to, link],
    expiresAt: new Date(now().getTime() + FRESH),
  })
}
