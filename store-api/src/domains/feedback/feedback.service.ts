import { findProductId } from '#src/domains/catalog/product-detail.service.ts'
import type { Context } from '#src/http/context.ts'
import { countReviews, type ReviewRow, selectReviews } from './feedback.queries.ts'
import type { Review, ReviewListMeta, ReviewListQuery } from './feedback.schema.ts'
import { readCursor, writeCursor } from './review-cursor.ts'

const PAGE = 10

export interface ReviewList {
  data: Review[]
  meta: ReviewListMeta
}

/** A page of what those who bought a visible product say of it. Throws NOT_FOUND; VALIDATION_FAILED for a foreign cursor. */
export async function listReviews(context: Context, idOrSlug: string, query: ReviewListQuery): Promise<ReviewList> {
  const { db, language } = context
  const { first = PAGE, sort = 'newest', rating } = query
  const after = query.after === undefined ? undefined : readCursor(query.after, sort)
  const search = { productId: await findProductId(context, idOrSlug), rating, sort }
  const [rows, total] = await Promise.all([selectReviews(db, language, search, after, first + 1), countReviews(db, search)])
  const page = rows.slice(0, first)
  const last = page.at(-1)
  return {
    data: page.map(reviewOf),
    meta: { total, endCursor: last ? writeCursor(sort, last) : null, hasNext: rows.length > first },
  }
}

function reviewOf({ id, rating, fit, text, author, color, size, createdAt }: ReviewRow): Review {
  return { id, rating, fit, text, author, color, size, createdAt: createdAt.toISOString() }
}
