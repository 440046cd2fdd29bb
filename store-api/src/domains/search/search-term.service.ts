import type { Context } from '#src/http/context.ts'
import type { Db } from '#src/db/pool.ts'
import { addTerms, deleteTerms, type PopularTerm, selectPopularTerms } from './search-term.queries.ts'
import type { ProductListMeta, ProductListQuery } from './search.schema.ts'

const DAY = 86_400_000
const POPULAR_DAYS = 30
const KEPT_DAYS = 90
/** Minimum number of searches before a term is shown to others, for privacy. */
const LEAST = 3
const MOST_POPULAR = 1_000
/** Maximum age of the cached popular terms, in milliseconds. */
const FRESH = 60_000
/** Maximum number of different terms in memory; more come from bots. */
const WAITING = 5_000

/** Creates the counter of search terms: in memory until `flush` adds them to the table. One per server. */
export function createTermCounter() {
  let waiting = new Map<string, number>()
  let context: Pick<Context, 'db' | 'now'> | undefined
  return {
    /** Counts the search term of a list, unless it may be personal data. */
    countList(searched: Pick<Context, 'db' | 'now'>, query: ProductListQuery, meta: Pick<ProductListMeta, 'total' | 'search'>): void {
      const term = keptTerm(searchedTerm(query, meta) ?? '')
      if (term === undefined || (waiting.size >= WAITING && !waiting.has(term))) return
      context = searched
      waiting.set(term, (waiting.get(term) ?? 0) + 1)
    },
    /** Writes the counts. Rethrows the database's error; the refused counts are dropped, because they are not worth a queue. */
    async flush(): Promise<void> {
      if (!context || waiting.size === 0) return
      const terms = [...waiting].map(([shown, count]) => ({ shown, count }))
      waiting = new Map()
      await addTerms(context.db, dayOf(context.now()), terms)
    },
  }
}

const known = new WeakMap<Db, { at: number; terms: Promise<PopularTerm[]> }>()

/** Returns the terms that were searched at least three times in 30 days, the most frequent first; at most a minute old. */
export function listPopularTerms({ db, now }: Pick<Context, 'db' | 'now'>): Promise<PopularTerm[]> {
  const at = now().getTime()
  const kept = known.get(db)
  if (kept && Math.abs(at - kept.at) < FRESH) return kept.terms
  const terms = selectPopularTerms(db, dayOf(new Date(at - POPULAR_DAYS * DAY)), LEAST, MOST_POPULAR)
  known.set(db, { at, terms })
  terms.catch(() => known.delete(db))
  return terms
}

/** Deletes counts older than 90 days and returns their number. */
export async function purgeSearchTerms({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteTerms(db, dayOf(new Date(now().getTime() - KEPT_DAYS * DAY)))
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** Maximum length of a term in the table, in characters. */
const LONGEST = 60
const LETTERS = 2
/** Phone numbers, national ids and order numbers have at least six digits in a row; a season with a size has fewer. */
const DIGITS_IN_A_ROW = /\p{Nd}{6}/u
const DIGITS = 8

/**
 * Returns a typed text as a term that others may see, or undefined: e-mail addresses, possible phone or id numbers, long texts and texts with
 * fewer than two letters are never stored.
 */
export function keptTerm(q: string): string | undefined {
  const term = q.replaceAll('\u0000', '').toWellFormed().normalize('NFKC').trim().replace(/\s+/g, ' ')
  if (term.length > LONGEST || countOf(term, /\p{L}/gu) < LETTERS) return undefined
  if (term.includes('@') || DIGITS_IN_A_ROW.test(term) || countOf(term, /\p{Nd}/gu) > DIGITS) return undefined
  return term
}

const notFilters = ['q', 'first', 'sort', 'facets']

/**
 * Returns the term that a list counts for: the words of a first page with results, as understood. Undefined for further pages and filtered
 * lists, which repeat the same search, and for partial matches, because not all words were found.
 */
function searchedTerm(query: ProductListQuery, { total, search }: Pick<ProductListMeta, 'total' | 'search'>): string | undefined {
  if (query.q === undefined || total === 0 || search?.kind === 'partial') return undefined
  const isNarrowed = Object.entries(query).some(([name, value]) => value !== undefined && !notFilters.includes(name))
  return isNarrowed ? undefined : (search?.understoodAs ?? query.q)
}

function countOf(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0
}
