import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { cursorOf } from '#src/http/cursor.ts'
import type { OpenPromise, ShopFeedback, ShopFeedbackMeta, ShopFeedbackQuery } from './contact.schema.ts'
import { deleteHeldReview, publishReview, selectHeldReviews } from './held-review.queries.ts'
import type { HeldReview } from './held-review.schema.ts'
import { selectOpenPromises } from './promise.queries.ts'
import {
  type ShopFeedbackKeys,
  updateClosed,
  type ShopFeedbackRow,
  selectOneShopFeedback,
  selectShopFeedback,
  selectRequestPicture,
} from './shop-feedback.queries.ts'

const cursor = cursorOf<ShopFeedbackKeys>('shop feedback', ['micros', 'number'])

/**
 * Returns a page of contact messages, complaints, suggestions and product requests, the newest first. Throws
 * VALIDATION_FAILED for a cursor of another list.
 */
export async function listShopFeedback(
  context: Context,
  { kind = [], closed = false, first, after }: ShopFeedbackQuery,
): Promise<{ data: ShopFeedback[]; meta: ShopFeedbackMeta }> {
  const { db, language } = context
  const behind = after === undefined ? undefined : cursor.read(context, after)
  const found = await selectShopFeedback(db, language, { kinds: kind, closed, after: behind, limit: first + 1 })
  const { page, ...meta } = cursor.page(context, found, { first })
  return { data: page.map(viewOf), meta }
}

/** Returns a message by its number in any notation. Throws NOT_FOUND. */
export async function getShopFeedback(context: Context, number: string): Promise<ShopFeedback> {
  return viewOf(await requireRow(context, number))
}

/** Closes a message. Throws NOT_FOUND. */
export async function closeShopFeedback(context: Context, number: string): Promise<ShopFeedback> {
  await updateClosed(context.db, await requireRow(context, number), context.now())
  return getShopFeedback(context, number)
}

/** Returns the picture of a product request. Throws NOT_FOUND. */
export async function getRequestPicture({ db }: Context, number: string): Promise<Buffer> {
  const bytes = await selectRequestPicture(db, plain(number))
  if (!bytes) throw new ApiError('NOT_FOUND')
  return bytes
}

async function requireRow({ db, language }: Context, number: string): Promise<ShopFeedbackRow> {
  const row = await selectOneShopFeedback(db, language, plain(number))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** 'm 48213' → 'M-48213'. */
function plain(number: string): string {
  return number
    .trim()
    .toUpperCase()
    .replace(/^([A-Z])[\s-]*/, '$1-')
}

function viewOf({ micros: _, createdAt, closedAt, ...row }: ShopFeedbackRow): ShopFeedback {
  return { ...row, createdAt: createdAt.toISOString(), closedAt: closedAt?.toISOString() ?? null }
}

const HELD_AT_ONCE = 50

/** Returns the held reviews, the oldest first, at most 50 (docs/rules/feedback.md#review). */
export async function listHeldReviews({ db, language }: Context): Promise<HeldReview[]> {
  const rows = await selectHeldReviews(db, language, HELD_AT_ONCE)
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

const PROMISES_AT_ONCE = 100

/** Returns what customers were promised and staff have not done, the longest overdue first, at most 100. */
export async function listOpenPromises({ db, now }: Context): Promise<OpenPromise[]> {
  const rows = await selectOpenPromises(db, now(), PROMISES_AT_ONCE)
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}
