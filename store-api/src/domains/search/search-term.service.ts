import { createHmac } from 'node:crypto'
import { networkOf } from 'server-kit/network.ts'
import type { Context } from '#src/http/context.ts'
import type { Db } from '#src/db/pool.ts'
import { limit } from '#src/limits.ts'
import { catalogIndex } from './catalog-watch.ts'
import { normalise } from './language/normalise.ts'
import { addVisits, deleteTerms, deleteVisits, type PopularTerm, selectPopularTerms } from './search-term.queries.ts'
import type { ProductListMeta, ProductListQuery } from './search.schema.ts'
import { keptText, type SearchedText, searchedTexts } from './searched-text.ts'
import { termSpeller } from './term-spelling.ts'

const DAY = 86_400_000
const POPULAR_DAYS = 30
const KEPT_DAYS = 90
/**
 * Minimum number of different visitors before a term is shown to others: for privacy, and so that one visitor cannot
 * put a term there.
 */
const LEAST = 3
const MOST_POPULAR = 1_000
/** Maximum age of the cached popular terms, in milliseconds. */
const FRESH = 60_000
/** Maximum number of visits that wait for `flush`; more come from bots. */
const WAITING = 5_000
/** Maximum number of texts that are remembered as counted today. */
const REMEMBERED = 50_000

// Why this number: docs/rules/limits.md#per-process.
const byNetwork = limit({ name: 'search-net', tries: 500, seconds: DAY / 1000 })

type Searched = Pick<Context, 'db' | 'now' | 'config' | 'address'>

interface Waiting extends SearchedText {
  network: string
}

/** Creates the counter of search terms: in memory until `flush` adds them to the tables of `db`. One per server. */
export function createTermCounter(db: Db) {
  const isNew = createVisitMemory()
  let waiting: Waiting[] = []
  let searched: Searched | undefined
  return {
    /** Counts the text of a list once a day for each network, unless it may be personal data. */
    countList(context: Searched, query: ProductListQuery, meta: Pick<ProductListMeta, 'total' | 'search'>): void {
      const network = networkOf(context.address)
      for (const { text: typed, found } of searchedTexts(query, meta)) {
        const text = keptText(typed)
        if (
          text === undefined ||
          waiting.length >= WAITING ||
          !isNew(dayOf(context.now()), network, `${found} ${normalise(text)}`)
        )
          continue
        searched = context
        waiting.push({ text, found, network })
      }
    },
    /**
     * Writes the visits. Rethrows the database's error; the refused visits are dropped, because they are not worth a
     * queue.
     */
    async flush(): Promise<void> {
      if (!searched || waiting.length === 0) return
      const { now, config } = searched
      const visits = waiting
      waiting = []
      const spell = termSpeller(await catalogIndex(searched.db))
      const spelled = visits.flatMap(({ text, found, network }) => {
        const shown = found ? spell(text) : text
        if (shown === undefined) return []
        const term = normalise(shown)
        return { term, shown, found, visitor: visitorOf(config.shopSecret, network, term) }
      })
      await addVisits(db, dayOf(now()), spelled)
    },
  }
}

/**
 * Returns a function that says whether a network searches a text for the first time on a day, at most 500 texts of a
 * network.
 */
function createVisitMemory() {
  let today = ''
  let size = 0
  const texts = new Map<string, Set<string>>()
  return (day: string, network: string, text: string): boolean => {
    // The database counts no visitor twice: the memory may forget.
    if (day !== today || size >= REMEMBERED) {
      texts.clear()
      size = 0
      today = day
    }
    const known = texts.get(network) ?? new Set()
    if (known.has(text) || known.size >= byNetwork.tries) return false
    texts.set(network, known.add(text))
    size += 1
    return true
  }
}

/** Hashes a network together with the term, so that the table does not tell which terms one visitor searched. */
function visitorOf(secret: string, network: string, term: string): string {
  return createHmac('sha256', secret).update(`search ${term}:${network}`).digest('base64url').slice(0, 22)
}

const known = new WeakMap<Db, { at: number; terms: Promise<PopularTerm[]> }>()

/**
 * Returns the terms that three visitors searched in 30 days, the most frequent first, without hidden ones; at most a
 * minute old.
 */
export function listPopularTerms({ db, now }: Pick<Context, 'db' | 'now'>): Promise<PopularTerm[]> {
  const at = now().getTime()
  const kept = known.get(db)
  if (kept && Math.abs(at - kept.at) < FRESH) return kept.terms
  const terms = readPopularTerms({ db, now }, { days: POPULAR_DAYS, first: MOST_POPULAR }).then((all) =>
    all.filter(({ hidden }) => !hidden),
  )
  known.set(db, { at, terms })
  terms.catch(() => known.delete(db))
  return terms
}

/** Makes this process read the popular terms again. */
export function forgetPopularTerms({ db }: Pick<Context, 'db'>): void {
  known.delete(db)
}

/** Reads the terms that three visitors searched in `days` days, the most frequent first. */
export function readPopularTerms(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { days, first }: { days: number; first: number },
): Promise<PopularTerm[]> {
  return selectPopularTerms(db, daysAgo(now(), days), { least: LEAST, limit: first })
}

/** Deletes counts and visits older than 90 days and returns their number. */
export async function purgeSearchTerms({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const before = daysAgo(now(), KEPT_DAYS)
  return (await deleteTerms(db, before)) + (await deleteVisits(db, before))
}

/** Returns the day, in UTC, that was `days` days before a moment. */
export function daysAgo(moment: Date, days: number): string {
  return dayOf(new Date(moment.getTime() - days * DAY))
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
