import { type ListFilter, noFilter, readFilter } from '#app/domains/search/list-filter.ts'
import { type ListVariables, listVariables } from '#app/domains/search/list-query.ts'

type Location = { pathname: string; search: string }
type PresetList = { filter: ListFilter; variables: ListVariables; category: string | undefined }

/**
 * Returns the list of a page with a fixed filter and sorting. Visitors can narrow it to a department by `?category=`.
 */
export function presetList({ search }: Pick<Location, 'search'>, chosen: Partial<ListFilter>): PresetList {
  const category = departmentOf(search)
  const filter = { ...noFilter, ...chosen, category: category === undefined ? [] : [category] }
  return { filter, variables: listVariables(filter, null), category }
}

/** Returns the canonical URL of such a page, without other parameters. */
export function presetPath({ pathname, search }: Location): string {
  const category = departmentOf(search)
  return category === undefined ? pathname : `${pathname}?${new URLSearchParams({ category })}`
}

function departmentOf(search: string): string | undefined {
  return readFilter(new URLSearchParams(search)).category[0]
}
