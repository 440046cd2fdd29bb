import { networkOf } from 'server-kit/network.ts'
import { queueMessage } from '#src/domains/message/message.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { spend } from '#src/http/rate-limit.ts'
import { limit } from '#src/limits.ts'
import type { NotifyMe, NotifyMeBody } from './catalog.schema.ts'
import { checkedWish } from './notify-me-rules.ts'
import { deleteWishes, insertWish, markReady, selectIsVisible, takeReady } from './notify-me.queries.ts'

const DAY = 86_400_000
/** Retention of requests: at most a season, since mobiles are stored only as long as needed. */
const KEPT_DAYS = 180
const AT_ONCE = 200

/**
 * Keeps who wants to be told when a visible product, in one colour and size or in any, can be had. The answer does not tell
 * whether this mobile had asked before. Throws VALIDATION_FAILED, RATE_LIMITED, and NOT_FOUND also for a variant of another product.
 */
export async function notifyMe(context: Context, body: NotifyMeBody): Promise<NotifyMe> {
  const { db, language, now } = context
  const wish = checkedWish(body)
  await limitNotifyMe(context, wish.mobile)
  if (!(await selectIsVisible(db, wish))) throw new ApiError('NOT_FOUND')
  await insertWish(db, language, now(), wish)
  return { productId: wish.productId, variantId: wish.variantId }
}

/** Notifies the customers of available products, each once, and returns the number of requests. */
export async function tellWishes(context: Context): Promise<number> {
  const { db, config, now } = context
  await readyWishes(context)
  return db.transaction().execute(async (trx) => {
    const wishes = await takeReady(trx, now(), AT_ONCE)
    for (const { id, mobile, language, slug, name, readyAt } of wishes) {
      const key = `notify:${id}:${readyAt.getTime()}`
      const params = [name, `${config.publicUrl}/products/${slug}`]
      await queueMessage({ ...context, db: trx }, { key, mobile, template: 'product_ready', language, params })
    }
    return wishes.length
  })
}

/** Marks the requests for available products as due, and returns their number. */
export async function readyWishes({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return markReady(db, now())
}

/** Deletes requests older than 180 days, and returns their number. */
export async function forgetWishes({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteWishes(db, new Date(now().getTime() - KEPT_DAYS * DAY))
}

// Why these numbers: docs/rules/limits.md#accounts-and-forms.
const wishByMobile = limit({ name: 'notify-mobile', tries: 50, seconds: 86_400 })
const wishByNetwork = limit({ name: 'notify-net', tries: 300, seconds: 3600 })

/** Counts a notify-me request. Throws RATE_LIMITED. */
function limitNotifyMe({ db, address }: Pick<Context, 'db' | 'address'>, mobile: string): Promise<void> {
  return spend(db, [[wishByMobile, mobile], [wishByNetwork, networkOf(address)]])
}
