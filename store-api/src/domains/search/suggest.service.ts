import type { Context } from '#src/http/context.ts'
import { listCardsInOrder } from '#src/domains/catalog/product-card.service.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { catalogIndex } from './catalog-watch.ts'
import { normalise } from './language/normalise.ts'
import type { Name } from './names.ts'
import { firstRows, orderOf } from './product-order.ts'
import type { SearchSuggestions, SuggestQuery } from './search.schema.ts'
import { listPopularTerms } from './search-term.service.ts'
import { heaviest, namesCalled, weigh } from './suggest-names.ts'
import type { TextIndex, TextMatch } from './text-index.ts'
import type { PopularTerm } from './search-term.queries.ts'

const FIRST = 6

/**
 * Returns suggestions for a typed text: terms that complete it, the best matching products, and matching clubs, brands and categories. For an
 * empty text, the popular ones. `first`: maximum number of each kind.
 */
export async function suggest(context: Context, { q = '', first = FIRST }: SuggestQuery): Promise<SearchSuggestions> {
  const [index, popular] = await Promise.all([catalogIndex(context.db), listPopularTerms(context)])
  const match = index.text.search(q)
  if (!match) {
    const terms = popularIn(popular, context.language, first)
    return { terms, products: [], clubs: topClubs(context, index, first), brands: [], categories: [], didYouMean: null }
  }
  const rows = rowsOf(index, match)
  const ids = firstRows(orderOf(index, 'relevance', rows, match.scores), rows, first).map((row) => index.columns.id[row] ?? 0)
  const understood = match.note && match.note.kind !== 'partial' ? match.note.understoodAs : q
  const [products, names] = await Promise.all([
    listCardsInOrder(context, ids),
    namesCalled(context, index, understood, weigh(index, rows, () => 1), first),
  ])
  const terms = termsFor(q, popular, index.text, first)
  return {
    terms: terms.length > 0 || products.length > 0 ? terms : popularIn(popular, context.language, first),
    products,
    clubs: names.clubs.map(clubRef(context)),
    brands: names.brands.map(ref(context)),
    categories: names.categories.map(ref(context)),
    didYouMean: didYouMean(q, match),
  }
}

/** Returns the corrected text, or null. An unknown last word is not corrected, because it may be incomplete. */
function didYouMean(q: string, { note }: TextMatch): string | null {
  if (!note || (note.kind === 'partial' && normalise(q).startsWith(normalise(note.understoodAs)))) return null
  return note.understoodAs
}

/** Returns the clubs with the highest sales. */
function topClubs(context: Context, index: CatalogIndex, first: number): SearchSuggestions['clubs'] {
  const { alive, sold, rows } = index.columns
  const all = Int32Array.from({ length: rows }, (_, row) => row)
  const weights = weigh(index, all, (row) => (alive[row] === 1 ? (sold[row] ?? 0) : 0))
  return heaviest(index.names, 'club', weights, first).map(clubRef(context))
}

function rowsOf({ columns: { alive, rows } }: CatalogIndex, { scores }: TextMatch): Int32Array {
  const fitting = new Int32Array(rows)
  let count = 0
  for (let row = 0; row < rows; row += 1) if (alive[row] === 1 && (scores[row] ?? 0) > 0) fitting[count++] = row
  return fitting.subarray(0, count)
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

/** Maximum number of completions of the last word that are tried. */
const TRIED = 8

/** Returns terms that complete a typed text: popular searches, then phrases of the catalogue; without duplicates and the text itself. */
function termsFor(q: string, popular: PopularTerm[], text: Pick<TextIndex, 'complete' | 'search'>, first: number): string[] {
  const typed = normalise(q)
  if (typed === '') return []
  const wanted = popular.filter(({ term }) => term.startsWith(typed)).map(({ shown }) => shown)
  const whole = termsBut(typed, [...wanted, ...text.complete(q, first * 2)])
  return (whole.length > 0 ? whole : termsBut(typed, lastWordCompleted(q, text))).slice(0, first)
}

/** Completes the last word of a text, «قميص الا» → «قميص الأهلي», keeping only completions that match products. */
function lastWordCompleted(q: string, { complete, search }: Pick<TextIndex, 'complete' | 'search'>): string[] {
  const [, before = '', begun = ''] = /^(.*\S)\s+(\S+)$/u.exec(q.slice(0, 120)) ?? []
  if (before === '') return []
  const terms = complete(begun, TRIED).map((end) => `${before} ${end}`)
  return terms.filter((term) => {
    const match = search(term)
    return match && match.count > 0 && !match.note
  })
}

function termsBut(typed: string, candidates: string[]): string[] {
  const terms = new Map<string, string>()
  for (const shown of candidates) {
    const term = normalise(shown)
    if (term !== typed && !terms.has(term)) terms.set(term, shown)
  }
  return [...terms.values()]
}
