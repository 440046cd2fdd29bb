import { useEffect, useState } from 'react'
import { listPath, productPath } from '#app/domains/catalog/catalog-paths.ts'
import { type SearchSuggestionsQuery, useSearchSuggestionsQuery } from './__generated__/suggestions.ts'
import { foldText } from '#app/domains/search/fold-text.ts'
import { filterPath, noFilter } from '#app/domains/search/list-filter.ts'

export type Suggestions = NonNullable<SearchSuggestionsQuery['searchSuggestions']>

type Of<Kind, What = unknown> = { kind: Kind; key: string; to: string; text: string } & What

/** Suggestion below the search field, and where it leads. */
export type Suggestion =
  | Of<'recent' | 'meant' | 'term' | 'popular' | 'brand' | 'category'>
  | Of<'product', { product: Suggestions['products'][number] }>
  | Of<'club', { club: Suggestions['clubs'][number] }>

export type SuggestionGroup = { kind: Suggestion['kind']; options: Suggestion[] }

/** Maximum number of recent searches above completions of the typed words. */
const RECENT_BESIDE = 3

/** Returns the non-empty groups of suggestions in display order, which is also the order of the arrow keys. */
export function suggestionGroups(
  typed: string,
  recent: readonly string[],
  found: Suggestions | undefined,
): SuggestionGroup[] {
  const folded = foldText(typed)
  const own = folded === '' ? recent : recent.filter((term) => isPart(folded, foldText(term))).slice(0, RECENT_BESIDE)
  const known = new Set([folded, ...own.map(foldText)])
  const terms = (found?.terms ?? []).filter((term) => !known.has(foldText(term)))
  // Without matches, `terms` are the popular searches.
  const goesOn = folded !== '' && (found?.products ?? []).length > 0
  const meant = found?.didYouMean ? [found.didYouMean] : []
  return [
    group(
      'recent',
      own.map((text) => wordsOf('recent', text)),
    ),
    group(
      'meant',
      meant.map((text) => wordsOf('meant', text)),
    ),
    group(
      goesOn ? 'term' : 'popular',
      terms.map((text) => wordsOf(goesOn ? 'term' : 'popular', text)),
    ),
    group(
      'product',
      (found?.products ?? []).map((product) => ({ ...named('product', product, productPath(product.slug)), product })),
    ),
    group(
      'club',
      (found?.clubs ?? []).map((club) => ({ ...named('club', club, listPath({ club: club.slug })), club })),
    ),
    group(
      'brand',
      (found?.brands ?? []).map((brand) => named('brand', brand, listPath({ brand: brand.slug }))),
    ),
    group(
      'category',
      (found?.categories ?? []).map((category) => named('category', category, listPath({ category: category.slug }))),
    ),
  ].filter(({ options }) => options.length > 0)
}

/** Whether a term contains the typed text and more. */
function isPart(typed: string, term: string): boolean {
  return term !== typed && term.includes(typed)
}

function group(kind: Suggestion['kind'], options: Suggestion[]): SuggestionGroup {
  return { kind, options }
}

function wordsOf<Kind extends Suggestion['kind']>(kind: Kind, text: string) {
  return { kind, key: `${kind} ${text}`, text, to: filterPath({ ...noFilter, q: text }) }
}

function named<Kind extends Suggestion['kind']>(kind: Kind, { id, name }: { id: string; name: string }, to: string) {
  return { kind, key: `${kind} ${id}`, text: name, to }
}

/** Delay after the last keystroke before the query, in milliseconds. */
const REST = 120

/**
 * Loads the suggestions for a text and cancels outdated queries. The previous ones stay until the next answer, with
 * `settled` = false. Offline there are none.
 */
export function useSuggestions(typed: string, open: boolean): { found: Suggestions | undefined; settled: boolean } {
  const q = typed.trim().replace(/\s+/g, ' ')
  const asked = useRested(q)
  const { data, previousData, error } = useSearchSuggestionsQuery({
    variables: { q: asked },
    skip: !open,
    fetchPolicy: 'cache-and-network',
  })
  return {
    found: error ? undefined : ((data ?? previousData)?.searchSuggestions ?? undefined),
    settled: open && asked === q && (data !== undefined || error !== undefined),
  }
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
