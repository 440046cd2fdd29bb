import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { ShopFeedback, ShopFeedbackMeta, ShopFeedbackQuery } from './contact.schema.ts'
import { readLetterCursor, writeLetterCursor } from './shop-letter-cursor.ts'
import { closeLetterRow, type LetterRow, selectLetter, selectLetters, selectRequestPicture } from './shop-letter.queries.ts'

/**
 * Returns a page of contact messages, complaints, suggestions and product requests, the newest first. Throws VALIDATION_FAILED for a cursor
 * of another list.
 */
export async function listLetters(
  { db, language }: Context,
  { kind = [], closed = false, first, after }: ShopFeedbackQuery,
): Promise<{ data: ShopFeedback[]; meta: ShopFeedbackMeta }> {
  const behind = after === undefined ? undefined : readLetterCursor(after)
  const found = await selectLetters(db, language, { kinds: kind, closed, after: behind, limit: first + 1 })
  const page = found.slice(0, first)
  const last = page.at(-1)
  return { data: page.map(viewOf), meta: { endCursor: last ? writeLetterCursor(last) : null, hasNext: found.length > first } }
}

/** Returns a message by its number in any notation. Throws NOT_FOUND. */
export async function getLetter(context: Context, number: string): Promise<ShopFeedback> {
  return viewOf(await requireLetter(context, number))
}

/** Closes a message. Throws NOT_FOUND. */
export async function closeLetter(context: Context, number: string): Promise<ShopFeedback> {
  await closeLetterRow(context.db, await requireLetter(context, number), context.now())
  return getLetter(context, number)
}

/** Returns the picture of a product request. Throws NOT_FOUND. */
export async function getRequestPicture({ db }: Context, number: string): Promise<Buffer> {
  const bytes = await selectRequestPicture(db, plain(number))
  if (!bytes) throw new ApiError('NOT_FOUND')
  return bytes
}

async function requireLetter({ db, language }: Context, number: string): Promise<LetterRow> {
  const letter = await selectLetter(db, language, plain(number))
  if (!letter) throw new ApiError('NOT_FOUND')
  return letter
}

/** 'm 48213' → 'M-48213'. */
function plain(number: string): string {
  return number.trim().toUpperCase().replace(/^([A-Z])[\s-]*/, '$1-')
}

function viewOf({ micros: _, createdAt, closedAt, ...letter }: LetterRow): ShopFeedback {
  return { ...letter, createdAt: createdAt.toISOString(), closedAt: closedAt?.toISOString() ?? null }
}
