import { findCustomer } from '#src/domains/account/session.service.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { valuesOf } from '#src/http/judged-error.ts'
import type { Review, ReviewBody } from './feedback.schema.ts'
import { judgedReview } from './feedback-rules.ts'
import { insertReview, lockReviewable } from './write-review.queries.ts'

/**
 * Writes what a customer says of a line of her order, once, when it was delivered and kept: known by her account, or by the signed
 * token of the order. The stars of the product are counted anew at once. Throws NOT_FOUND, LINK_EXPIRED, ALREADY_REVIEWED,
 * NOT_REVIEWABLE, VALIDATION_FAILED.
 */
export async function addReview(context: Context, orderId: number, token: string | undefined, body: ReviewBody): Promise<Review> {
  const { order } = await openOrder(context, orderId, token)
  const { text, ...judged } = valuesOf(judgedReview(body))
  const customer = await findCustomer(context)
  return context.db.transaction().execute(async (trx) => {
    const line = await lockReviewable(trx, orderId, body.lineId)
    if (!line) throw new ApiError('NOT_FOUND')
    if (line.reviewed) throw new ApiError('ALREADY_REVIEWED')
    const written = await insertReview(trx, context.language, {
      ...judged,
      text: text ?? '',
      lineId: body.lineId,
      orderId,
      customerId: customer?.id ?? null,
      author: firstName(order.contact.fullName),
      at: context.now(),
    })
    if (!written) throw new ApiError('NOT_REVIEWABLE')
    return { ...written, createdAt: written.createdAt.toISOString() }
  })
}

/** Names that are half of a first name: عبد الرحمن, أبو بكر. */
const HALVES = /^(عبد|أبو|ابو|abd|abdel|abdul|abou|abu|el)$/i

/** The first name of a full one, which is all that others read of who wrote a review. */
export function firstName(fullName: string): string {
  const [first = '', second] = fullName.trim().split(/\s+/)
  return second && HALVES.test(first) ? `${first} ${second}` : first
}
