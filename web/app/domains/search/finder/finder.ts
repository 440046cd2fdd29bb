import { type Facet, valuesOf } from '#app/domains/search/filters/facets.ts'
import { type ListFilter, noFilter, readFilter } from '#app/domains/search/list-filter.ts'

/**
 * The fields of the form that finds a club's kit in a branch, in its order. Each is required (specification §5) while the shop has
 * something to choose in it: the kits of many clubs have no brand.
 */
export const finderFields = ['club', 'brand', 'branch'] as const

export type FinderField = (typeof finderFields)[number]
export type FinderChoice = Readonly<Record<FinderField, string>>

/** In an address: `?finder=open` shows the form, `?finder=1` is what it sends. */
export const FINDER = 'finder'

/** What is chosen so far: of each the first one. */
export function finderChoice(filter: Pick<ListFilter, FinderField>): FinderChoice {
  const { club, brand, branch } = filter
  return { club: club[0] ?? '', brand: brand[0] ?? '', branch: branch[0] ?? '' }
}

/** The fields still to be chosen. `facets` are those of the choice so far; while they are unknown every field asks for a choice. */
export function missingFields(choice: FinderChoice, facets?: readonly Facet[]): FinderField[] {
  return finderFields.filter((field) => choice[field] === '' && (!facets || valuesOf(facets, field, finderFilter(choice)).length > 0))
}

/** The list that a choice leads to. */
export function finderFilter(choice: FinderChoice): ListFilter {
  const list = (field: FinderField) => (choice[field] ? [choice[field]] : [])
  return { ...noFilter, club: list('club'), brand: list('brand'), branch: list('branch') }
}

/** Whether an address shows the form, and whether as one that was sent. */
export function finderState(params: URLSearchParams): 'open' | 'sent' | undefined {
  const state = params.get(FINDER)
  if (state === null) return undefined
  return state === '1' ? 'sent' : 'open'
}

/** The list that a sent form leads to, when nothing is missing. `facets` are those of the address. */
export function finderGoal(params: URLSearchParams, facets: readonly Facet[]): ListFilter | undefined {
  const choice = finderChoice(readFilter(params))
  return finderState(params) === 'sent' && missingFields(choice, facets).length === 0 ? finderFilter(choice) : undefined
}
