import type { Context } from '#src/http/context.ts'
import type { Db } from '#src/db/pool.ts'
import { addTerms, deleteTerms, type PopularTerm, selectPopularTerms } from './search-term.queries.ts'
import type { ProductListMeta, ProductListQuery } from './search.schema.ts'

const DAY = 86_400_000
const POPULAR_DAYS = 30
const KEPT_DAYS = 90
/** What fewer looked for is nobody else's business. */
const LEAST = 3
const MOST_POPULAR = 1_000
/** How long the popular terms may be used, milliseconds. */
const FRESH = 60_000
/** Different terms that may wait to be written; more of them are no shoppers. */
const WAITING = 5_000

/** Counts what is looked for: in memory, until `flush` adds it to the table. One for each server. */
export function createTermCounter() {
  let waiting = new Map<string, number>()
  let context: Pick<Context, 'db' | 'now'> | undefined
  return {
    /** Counts what a list was looked for with; what may be personal is not kept. */
    countList(searched: Pick<Context, 'db' | 'now'>, query: ProductListQuery, meta: Pick<ProductListMeta, 'total' | 'search'>): void {
      const term = keptTerm(searchedTerm(query, meta) ?? '')
      if (term === undefined || (waiting.size >= WAITING && !waiting.has(term))) return
      context = searched
      waiting.set(term, (waiting.get(term) ?? 0) + 1)
    },
    /** Writes what was counted. Throws what the database throws; what it refused is forgotten: counts are not worth a queue. */
    async flush(): Promise<void> {
      if (!context || waiting.size === 0) return
      const terms = [...waiting].map(([shown, count]) => ({ shown, count }))
      waiting = new Map()
      await addTerms(context.db, dayOf(context.now()), terms)
    },
  }
}

const known = new WeakMap<Db, { at: number; terms: Promise<PopularTerm[]> }>()

/** What was looked for at least three times in 30 days, the most wanted first; at most a minute old. */
export function listPopularTerms({ db, now }: Pick<Context, 'db' | 'now'>): Promise<PopularTerm[]> {
  const at = now().getTime()
  const kept = known.get(db)
  if (kept && Math.abs(at - kept.at) < FRESH) return kept.terms
  const terms = selectPopularTerms(db, dayOf(new Date(at - POPULAR_DAYS * DAY)), LEAST, MOST_POPULAR)
  known.set(db, { at, terms })
  terms.catch(() => known.delete(db))
  return terms
}

/** Forgets what was looked for more than 90 days ago, and says how many counts that were. */
export async function purgeSearchTerms({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteTerms(db, dayOf(new Date(now().getTime() - KEPT_DAYS * DAY)))
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** As the table takes them. */
const LONGEST = 60
const LETTERS = 2
/** Phones, national ids and orders have more; a season with a size has less. */
const DIGITS_IN_A_ROW = /\p{Nd}{6}/u
const DIGITS = 8

/**
 * What a shopper typed as it may be kept for others to see, or undefined: e-mail addresses, anything that could be a phone's or a
 * person's number, long texts and what has no two letters are forgotten at once.
 */
export function keptTerm(q: string): string | undefined {
  const term = q.replaceAll('\u0000', '').toWellFormed().normalize('NFKC').trim().replace(/\s+/g, ' ')
  if (term.length > LONGEST || countOf(term, /\p{L}/gu) < LETTERS) return undefined
  if (term.includes('@') || DIGITS_IN_A_ROW.test(term) || countOf(term, /\p{Nd}/gu) > DIGITS) return undefined
  return term
}

const notFilters = ['q', 'first', 'sort', 'facets']

/**
 * What a list tells about what shoppers look for: the words of a first page that has something, as they were understood. Undefined
 * for further pages and for lists that are narrowed beside: those are the same shopper again. Words that were left out to find
 * anything at all say nothing either.
 */
function searchedTerm(query: ProductListQuery, { total, search }: Pick<ProductListMeta, 'total' | 'search'>): string | undefined {
  if (query.q === undefined || total === 0 || search?.kind === 'partial') return undefined
  const isNarrowed = Object.entries(query).some(([name, value]) => value !== undefined && !notFilters.includes(name))
  return isNarrowed ? undefined : (search?.understoodAs ?? query.q)
}

function countOf(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0
}
