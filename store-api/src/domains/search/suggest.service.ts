import type { Context } from '#src/http/context.ts'
import { listCardsInOrder } from '#src/domains/catalog/product-card.service.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { catalogIndex } from './catalog-watch.ts'
import { findRows } from './count-facets.ts'
import { normalise } from './language/normalise.ts'
import type { Name } from './names.ts'
import { firstRows, orderOf } from './product-order.ts'
import type { SearchSuggestions, SuggestQuery } from './search.schema.ts'
import { listPopularTerms } from './search-term.service.ts'
import { type Begun, searchBegun } from './suggest-begun.ts'
import { BEGUN, begunBy, heaviest, suggested, weigh } from './suggest-names.ts'
import type { PopularTerm } from './search-term.queries.ts'
import { findByCode, matchOfCode } from './typed-code.ts'

const FIRST = 6

/**
 * Returns suggestions for a typed text: terms that complete it, the best matching products, and matching clubs, brands
 * and categories. For an empty text, the popular ones. `first`: maximum number of each kind.
 */
export async function suggest(context: Context, { q = '', first = FIRST }: SuggestQuery): Promise<SearchSuggestions> {
  const [coded, popular] = await Promise.all([findByCode(context.db, q), listPopularTerms(context)])
  const index = await catalogIndex(context.db)
  const found = searchBegun(index, q, first, context.language, matchOfCode(index, coded))
  if (!found) {
    const terms = popularIn(popular, context.language, first)
    return { terms, products: [], clubs: topClubs(context, index, first), brands: [], categories: [], didYouMean: null }
  }
  const rows = Int32Array.from(found.rows)
  const weights = weigh(index, rows, (row) => 1 + (index.columns.takings[row] ?? 0))
  const [clubs = [], brands = [], categories = []] = suggested.map((kind) =>
    heaviest(index.names, kind, weights, first, found.names),
  )
  const ids = bestOf(index, rows, found.scores, first).map((row) => index.columns.id[row] ?? 0)
  const products = await listCardsInOrder(context, ids)
  const whole = termsFor(q, popular, index, first)
  const terms = whole.length > 0 ? whole : lastWordCompleted(found, [...clubs, ...brands, ...categories])
  return {
    terms:
      terms.length > 0 || products.length > 0 ? terms.slice(0, first) : popularIn(popular, context.language, first),
    products,
    clubs: clubs.map(clubRef(context)),
    brands: brands.map(ref(context)),
    categories: categories.map(ref(context)),
    didYouMean: found.didYouMean,
  }
}

/** Rows of which the first of each kind are chosen, for each that is shown. */
const LOOKED_AT = 16

/**
 * Returns the best rows; among equally good ones the best seller of each club's category comes before a second one of
 * it.
 */
function bestOf(index: CatalogIndex, rows: Int32Array, scores: Float32Array, first: number): number[] {
  const { of, values } = index.columns.profiles
  const seen = new Map<string, number>()
  const best = firstRows(
    orderOf(index, 'relevance', rows, (row) => scores[row] ?? 0),
    rows,
    first * LOOKED_AT,
  ).map((row) => {
    const score = scores[row] ?? 0
    const profile = of[row] ?? 0
    const kind = `${score} ${values.club[profile]} ${values.category[profile]}`
    const nth = seen.get(kind) ?? 0
    seen.set(kind, nth + 1)
    return { row, score, nth }
  })
  return best
    .sort((a, b) => b.score - a.score || a.nth - b.nth)
    .slice(0, first)
    .map(({ row }) => row)
}

/** Returns the clubs with the highest sales. */
function topClubs(context: Context, index: CatalogIndex, first: number): SearchSuggestions['clubs'] {
  const weights = weigh(index, findRows(index, {}).rows, (row) => index.columns.sold[row] ?? 0)
  return heaviest(index.names, 'club', weights, first).map(clubRef(context))
}

function ref({ language }: Context) {
  return ({ id, slug, [language]: name }: Name) => ({ id, slug, name })
}

function clubRef(context: Context) {
  return (name: Name) => ({ ...ref(context)(name), emblem: name.emblem ?? { pattern: 'solid', colors: [] } })
}

const ARABIC = /\p{Script=Arabic}/u

/** Returns the popular terms in the script of a language. */
function popularIn(popular: PopularTerm[], language: 'ar' | 'en', first: number): string[] {
  return popular
    .filter(({ shown }) => ARABIC.test(shown) === (language === 'ar'))
    .slice(0, first)
    .map(({ shown }) => shown)
}

/**
 * Returns terms that complete a typed text: popular searches, then phrases of the catalogue; without duplicates and the
 * text itself.
 */
function termsFor(q: string, popular: PopularTerm[], index: CatalogIndex, first: number): string[] {
  const typed = normalise(q)
  if (typed === '') return []
  const wanted = popular.filter(({ term }) => begunBy(term, typed) === BEGUN).map(({ shown }) => shown)
  return termsBut(typed, [...wanted, ...index.text.complete(q, first * 2)])
}

/**
 * Completes the last words of a text with names of what was found, «قميص الا» → «قميص الأهلي»: such terms find
 * something.
 */
function lastWordCompleted({ earlier, typed }: Begun, names: Name[]): string[] {
  if (earlier === '') return []
  const begun = names.flatMap(({ ar, en }) => [ar, en].find((name) => begunBy(normalise(name), typed) === BEGUN) ?? [])
  return [...new Set(begun)].map((name) => `${earlier} ${name}`)
}

function termsBut(typed: string, candidates: string[]): string[] {
  const terms = new Map<string, string>()
  for (const shown of candidates) {
    const term = normalise(shown)
    if (term !== typed && !terms.has(term)) terms.set(term, shown)
  }
  return [...terms.values()]
}
