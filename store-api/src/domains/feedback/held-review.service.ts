import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { deleteHeldReview, publishReview, selectHeldReviews } from './held-review.queries.ts'
import type { HeldReview } from './held-review.schema.ts'

const AT_ONCE = 50

/** Returns the held reviews, the oldest first, at most 50 (docs/rules/feedback.md#review). */
export async function listHeldReviews({ db, language }: Context): Promise<HeldReview[]> {
  const rows = await selectHeldReviews(db, language, AT_ONCE)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Shows a held review to others. Throws NOT_FOUND. */
export async function publishHeldReview({ db }: Context, id: number): Promise<void> {
  if (!(await db.transaction().execute((trx) => publishReview(trx, id)))) throw new ApiError('NOT_FOUND')
}

/** Deletes a held review; its customer may write another one. Throws NOT_FOUND. */
export async function rejectHeldReview({ db }: Context, id: number): Promise<void> {
  if (!(await deleteHeldReview(db, id))) throw new ApiError('NOT_FOUND')
}
