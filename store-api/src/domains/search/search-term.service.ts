import type { Context } from '#src/http/context.ts'
import type { Db } from '#src/db/pool.ts'
import { addTerms, deleteTerms, type PopularTerm, selectPopularTerms } from './search-term.queries.ts'
import type { ProductListMeta, ProductListQuery } from './search.schema.ts'
import { keptTerm, searchedTerm } from './search-term.ts'

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
