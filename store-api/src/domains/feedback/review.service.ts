import { findVisibleIds } from '#src/domains/catalog/product-card.service.ts'
import type { Context } from '#src/http/context.ts'
import { cursorOf } from '#src/http/cursor.ts'
import { findCustomer } from '#src/domains/account/session.service.ts'
import { openOrder } from '#src/domains/order/open-order.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import { requireValid } from '#src/http/rules.ts'
import { namesContact } from '#src/http/text.ts'
import { countReviews, type ReviewKeys, type ReviewRow, selectReviews } from './review.queries.ts'
import type { Review } from '#src/domains/catalog/product-detail.schema.ts'
import type { ReviewBody, ReviewListQuery, ReviewPage } from './feedback.schema.ts'
import { judgeReview } from './feedback-rules.ts'
import { shownAuthor } from './shown-author.ts'
import { insertReview, lockReviewable } from './review-write.queries.ts'

const PAGE = 10
const cursor = cursorOf<ReviewKeys>('reviews', ['weight', 'micros', 'id'])

/**
 * The same page of each of these products, in their order; hidden and unknown ones are left out. Three statements,
 * however many. Throws VALIDATION_FAILED for a foreign cursor.
 */
export async function listReviewPages(context: Context, ids: number[], query: ReviewListQuery): Promise<ReviewPage[]> {
  const productIds = await findVisibleIds(context, ids)
  const { db, language } = context
  const { first = PAGE, sort = 'newest', rating, cursors } = query
  const after = query.after === undefined ? undefined : cursor.read(context, query.after, sort)
  const search = { productIds, rating, sort }
  const [rows, totals] = await Promise.all([
    selectReviews(db, language, search, after, first + 1),
    countReviews(db, search),
  ])
  const byProduct = Map.groupBy(rows, ({ productId }) => productId)
  return productIds.map((productId) => {
    const { page, ...ends } = cursor.page(context, byProduct.get(productId) ?? [], { first, cursors }, sort)
    return { productId, reviews: page.map(reviewOf), total: totals.get(productId) ?? 0, ...ends }
  })
}

function reviewOf({ id, rating, fit, text, author, color, size, createdAt }: ReviewRow): Review {
  return { id, rating, fit, text, author, color, size, createdAt: createdAt.toISOString() }
}

/**
 * Adds the review of an order line that was delivered and not returned, once. Requires the customer of the order or the
 * token of the order link. Updates the rating of the product immediately, unless its text names a number or a link:
 * then it is held until the shop has looked at it (docs/rules/feedback.md#review). Throws NOT_FOUND, LINK_EXPIRED,
 * ALREADY_REVIEWED, NOT_REVIEWABLE, VALIDATION_FAILED.
 */
export async function addReview(
  context: Context,
  orderId: number,
  token: string | undefined,
  body: ReviewBody,
): Promise<Review> {
  const { order } = await openOrder(context, orderId, token)
  const { text, ...judged } = requireValid(judgeReview(body))
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
      author: shownAuthor(order.contact.fullName),
      held: namesContact(text ?? ''),
      at: context.now(),
    })
    if (!written) throw new ApiError('NOT_REVIEWABLE')
    return { ...written, createdAt: written.createdAt.toISOString() }
  })
}
