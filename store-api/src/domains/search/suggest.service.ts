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
import { popularIn, termsFor } from './suggest-terms.ts'
import type { TextMatch } from './text-index.ts'

const FIRST = 6

/**
 * What to look for when so much has been typed: terms that go on from it, the products that fit best, and of the clubs, brands and
 * categories of all that fit those that are called so. While nothing is typed, what is popular. `first`: so many of each kind.
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

/** What is shown instead of what was typed; a last word that means nothing yet may still be on its way. */
function didYouMean(q: string, { note }: TextMatch): string | null {
  if (!note || (note.kind === 'partial' && normalise(q).startsWith(normalise(note.understoodAs)))) return null
  return note.understoodAs
}

/** The clubs that sell best. */
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
