import { findCustomer } from '#src/domains/account/session.service.ts'
import { spendByNetwork } from '#src/domains/message/guest-limit.service.ts'
import { queueMessage } from '#src/domains/message/message.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { mobile, requireValid } from '#src/http/rules.ts'
import { limit } from '#src/limits.ts'
import type { NotifyMe, NotifyMeBody } from './catalog.schema.ts'
import {
  deleteRequests,
  insertRequest,
  markReady,
  type NotifyRequest,
  selectIsAvailable,
  takeReady,
} from './notify-me.queries.ts'

const DAY = 86_400_000
/** Retention of requests: at most a season, since mobiles are stored only as long as needed. */
const KEPT_DAYS = 180
const AT_ONCE = 200

/**
 * Stores a notify-me request for a visible product, in one colour and size or in any. The response does not reveal
 * whether this mobile requested it before. Throws VALIDATION_FAILED, at `productId` for a product in stock: nobody
 * proved the mobile, and its owner would get a message at once; RATE_LIMITED, and NOT_FOUND also for a variant of
 * another product.
 */
export async function notifyMe(context: Context, body: NotifyMeBody): Promise<NotifyMe> {
  const { db, language, now } = context
  const request = parseNotifyRequest(body)
  await limitNotifyMe(context, request.mobile)
  const available = await selectIsAvailable(db, request)
  if (available === undefined) throw new ApiError('NOT_FOUND')
  if (available) throw new ApiError('VALIDATION_FAILED', { fields: { productId: [{ rule: 'inStock' }] } })
  await insertRequest(db, language, now(), request)
  return { productId: request.productId, variantId: request.variantId }
}

/** Validates a notify-me request. Throws VALIDATION_FAILED on `mobile`. */
function parseNotifyRequest({ productId, variantId, mobile: given }: NotifyMeBody): NotifyRequest {
  return { productId, variantId: variantId ?? null, ...requireValid({ mobile: mobile(given) }) }
}

/** Notifies the customers of available products, each once, and returns the number of requests. */
export async function sendReadyMessages(context: Context): Promise<number> {
  const { db, config, now } = context
  await markReadyRequests(context)
  return db.transaction().execute(async (trx) => {
    const requests = await takeReady(trx, now(), AT_ONCE)
    for (const { id, mobile, language, slug, name, readyAt } of requests) {
      const key = `notify:${id}:${readyAt.getTime()}`
      const params = [name, `${config.publicUrl}/products/${slug}`]
      await queueMessage({ ...context, db: trx }, { key, mobile, template: 'product_ready', language, params })
    }
    return requests.length
  })
}

/** Marks the requests for available products as due, and returns their number. */
export async function markReadyRequests({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return markReady(db, now())
}

/** Deletes requests older than 180 days, and returns their number. */
export async function purgeNotifyRequests({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteRequests(db, new Date(now().getTime() - KEPT_DAYS * DAY))
}

// Why these numbers: docs/rules/limits.md#accounts-and-forms.
const byMobile = limit({ name: 'notify-mobile', tries: 50, seconds: 86_400 })
const byNetwork = limit({ name: 'notify-net', tries: 300, seconds: 3600 })

/** Counts a notify-me request. Throws RATE_LIMITED. */
async function limitNotifyMe(context: Context, mobile: string): Promise<void> {
  const customer = await findCustomer(context)
  await spendByNetwork(context, { own: [[byMobile, mobile]], byNetwork, mobile, customer })
}
