import { type ListFilter, noFilter, readFilter } from '#app/domains/search/list-filter.ts'

/** The fields of the form that finds a club's kit in a branch, in its order. Each is required (specification §5). */
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

/** The fields that nothing was chosen in. */
export function missingFields(choice: FinderChoice): FinderField[] {
  return finderFields.filter((field) => choice[field] === '')
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

/** What the form was sent with when nothing is missing: the list to go to. */
export function finderGoal(params: URLSearchParams): ListFilter | undefined {
  const choice = finderChoice(readFilter(params))
  return finderState(params) === 'sent' && missingFields(choice).length === 0 ? finderFilter(choice) : undefined
}
