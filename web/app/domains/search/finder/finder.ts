import { type Facet, facetValues } from '#app/domains/search/filters/facets.ts'
import { type ListFilter, noFilter, readFilter } from '#app/domains/search/list-filter.ts'

/**
 * Fields of the kit finder, in their order. Each is required (specification §5) while it has values: the kits of many
 * clubs have no brand.
 */
export const finderFields = ['club', 'brand', 'branch'] as const

export type FinderField = (typeof finderFields)[number]
export type FinderChoice = Readonly<Record<FinderField, string>>

/** URL parameter: `?finder=open` shows the form, `?finder=1` submits it. */
export const FINDER = 'finder'

/** Returns the choice of a filter: the first value of each field. */
export function finderChoice(filter: Pick<ListFilter, FinderField>): FinderChoice {
  const { club, brand, branch } = filter
  return { club: club[0] ?? '', brand: brand[0] ?? '', branch: branch[0] ?? '' }
}

/**
 * Returns the required fields without a value. `facets` are those of the current choice; without them every field
 * counts as required.
 */
export function missingFields(choice: FinderChoice, facets?: readonly Facet[]): FinderField[] {
  return finderFields.filter(
    (field) => choice[field] === '' && (!facets || facetValues(facets, field, finderFilter(choice)).length > 0),
  )
}

/** Returns the filter of the list that shows a choice. */
export function finderFilter(choice: FinderChoice): ListFilter {
  const list = (field: FinderField) => (choice[field] ? [choice[field]] : [])
  return { ...noFilter, club: list('club'), brand: list('brand'), branch: list('branch') }
}

/** Returns whether a URL shows the form or submits it; undefined for neither. */
export function finderState(params: URLSearchParams): 'open' | 'sent' | undefined {
  const state = params.get(FINDER)
  if (state === null) return undefined
  return state === '1' ? 'sent' : 'open'
}

/**
 * Returns the filter that a submitted form leads to; undefined while fields are missing. `facets` are those of the URL.
 */
export function finderGoal(params: URLSearchParams, facets: readonly Facet[]): ListFilter | undefined {
  const choice = finderChoice(readFilter(params))
  return finderState(params) === 'sent' && missingFields(choice, facets).length === 0 ? finderFilter(choice) : undefined
}
