import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { normalise } from './language/normalise.ts'
import { deleteHiddenTerm, insertHiddenTerm, selectHiddenTerms, selectMissedTexts } from './search-term.queries.ts'
import { daysAgo, forgetPopularTerms, readPopularTerms } from './search-term.service.ts'
import type { MissedSearch, ShopSearchQuery, ShopSearchTerms } from './shop-search.schema.ts'

const DAYS = 30
const FIRST = 50
/** Minimum number of different visitors before staff see a text, for privacy. */
const LEAST_MISSED = 2

/** Returns the terms that three visitors searched, hidden ones included, and all hidden terms. */
export async function listSearchTerms(
  context: Context,
  { days = DAYS, first = FIRST }: ShopSearchQuery,
): Promise<ShopSearchTerms> {
  const [terms, hidden] = await Promise.all([readPopularTerms(context, { days, first }), selectHiddenTerms(context.db)])
  return {
    terms: terms.map(({ shown, count, hidden: isHidden }) => ({ term: shown, count, hidden: isHidden })),
    hidden: hidden.map(({ term, hidden_at: hiddenAt }) => ({ term, hiddenAt: hiddenAt.toISOString() })),
  }
}

/**
 * Stops suggesting a term, in every spelling, and all terms that contain it as whole words. Other processes follow
 * within a minute. Returns its normalised spelling. Throws VALIDATION_FAILED for a text without letters.
 */
export async function hideSearchTerm(context: Context, typed: string): Promise<string> {
  const term = normalise(typed)
  if (term === '') throw new ApiError('VALIDATION_FAILED', { fields: { term: [{ rule: 'required' }] } })
  await insertHiddenTerm(context.db, term, context.now())
  forgetPopularTerms(context)
  return term
}

/** Suggests a hidden term again. Returns its normalised spelling. Throws NOT_FOUND for a term that is not hidden. */
export async function showSearchTerm(context: Context, typed: string): Promise<string> {
  const term = normalise(typed)
  if (!(await deleteHiddenTerm(context.db, term))) throw new ApiError('NOT_FOUND')
  forgetPopularTerms(context)
  return term
}

/** Returns what at least two visitors looked for in vain, the most frequent first. */
export async function listMissedSearches(
  { db, now }: Context,
  { days = DAYS, first = FIRST }: ShopSearchQuery,
): Promise<MissedSearch[]> {
  const missed = await selectMissedTexts(db, daysAgo(now(), days), { least: LEAST_MISSED, limit: first })
  return missed.map(({ shown, visitors }) => ({ text: shown, visitors }))
}
