import { findVisibleIds } from '#src/domains/catalog/product-card.service.ts'
import { findProductId } from '#src/domains/catalog/product-detail.service.ts'
import type { Context } from '#src/http/context.ts'
import { countReviews, type ReviewRow, selectReviews } from './feedback.queries.ts'
import type { Review, ReviewListMeta, ReviewListQuery, ReviewPage } from './feedback.schema.ts'
import { readCursor, writeCursor } from './review-cursor.ts'

const PAGE = 10

export interface ReviewList {
  data: Review[]
  meta: ReviewListMeta
}

/** Returns a page of the reviews of a visible product. Throws NOT_FOUND; VALIDATION_FAILED for a cursor of another list. */
export async function listReviews(context: Context, idOrSlug: string, query: ReviewListQuery): Promise<ReviewList> {
  const [page] = await pagesOf(context, [await findProductId(context, idOrSlug)], query)
  const { reviews = [], total = 0, endCursor = null, hasNext = false } = page ?? {}
  return { data: reviews, meta: { total, endCursor, hasNext } }
}

/**
 * The same page of each of these products, in their order; hidden and unknown ones are left out. Three statements, however many.
 * Throws VALIDATION_FAILED for a foreign cursor.
 */
export async function listReviewPages(context: Context, ids: number[], query: ReviewListQuery): Promise<ReviewPage[]> {
  return pagesOf(context, await findVisibleIds(context, ids), query)
}

async function pagesOf({ db, language }: Context, productIds: number[], query: ReviewListQuery): Promise<ReviewPage[]> {
  const { first = PAGE, sort = 'newest', rating } = query
  const after = query.after === undefined ? undefined : readCursor(query.after, sort)
  const search = { productIds, rating, sort }
  const [rows, totals] = await Promise.all([selectReviews(db, language, search, after, first + 1), countReviews(db, search)])
  const byProduct = Map.groupBy(rows, ({ productId }) => productId)
  return productIds.map((productId) => {
    const found = byProduct.get(productId) ?? []
    const page = found.slice(0, first)
    const last = page.at(-1)
    const endCursor = last ? writeCursor(sort, last) : null
    return { productId, reviews: page.map(reviewOf), total: totals.get(productId) ?? 0, endCursor, hasNext: found.length > first }
  })
}

function reviewOf({ id, rating, fit, text, author, color, size, createdAt }: ReviewRow): Review {
  return { id, rating, fit, text, author, color, size, createdAt: createdAt.toISOString() }
}
