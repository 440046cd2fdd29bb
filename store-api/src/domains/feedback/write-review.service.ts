import { findCustomer } from '#src/domains/account/session.service.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { valuesOf } from '#src/http/judged-error.ts'
import type { Review, ReviewBody } from './feedback.schema.ts'
import { judgedReview } from './feedback-rules.ts'
import { insertReview, lockReviewable } from './write-review.queries.ts'

/**
 * Adds the review of an order line that was delivered and not returned, once. Requires the customer of the order or the token of the order
 * link. Updates the rating of the product immediately. Throws NOT_FOUND, LINK_EXPIRED, ALREADY_REVIEWED, NOT_REVIEWABLE,
 * VALIDATION_FAILED.
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

/** First parts of compound first names: عبد الرحمن, أبو بكر. */
const HALVES = /^(عبد|أبو|ابو|abd|abdel|abdul|abou|abu|el)$/i

/** Returns the first name of a full name. Reviews show only the first name of their author. */
export function firstName(fullName: string): string {
  const [first = '', second] = fullName.trim().split(/\s+/)
  return second && HALVES.test(first) ? `${first} ${second}` : first
}
