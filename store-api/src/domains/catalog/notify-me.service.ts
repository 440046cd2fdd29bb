import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { NotifyMe, NotifyMeBody } from './catalog.schema.ts'
import { checkedWish } from './notify-me-rules.ts'
import { deleteWishes, insertWish, markReady, selectIsVisible } from './notify-me.queries.ts'

const DAY = 86_400_000
/** Nobody waits longer than a season, and a mobile number is not kept without need. */
const KEPT_DAYS = 180

/**
 * Keeps who wants to be told when a visible product, in one colour and size or in any, can be had. The answer does not tell
 * whether this mobile had asked before. Throws VALIDATION_FAILED, and NOT_FOUND also for a variant of another product.
 */
export async function notifyMe({ db, language, now }: Context, body: NotifyMeBody): Promise<NotifyMe> {
  const wish = checkedWish(body)
  if (!(await selectIsVisible(db, wish))) throw new ApiError('NOT_FOUND')
  await insertWish(db, language, now(), wish)
  return { productId: wish.productId, variantId: wish.variantId }
}

/** Marks as ready what can be had again, for the sender of messages, and says how many wishes these are. */
export async function readyWishes({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return markReady(db, now())
}

/** Forgets the wishes that are older than 180 days, and says how many. */
export async function forgetWishes({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteWishes(db, new Date(now().getTime() - KEPT_DAYS * DAY))
}
