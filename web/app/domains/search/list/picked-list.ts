import { type ListFilter, noFilter, readFilter } from '#app/domains/search/list-filter.ts'
import { type ListVariables, listVariables } from '#app/domains/search/list-query.ts'

type Location = { pathname: string; search: string }
type PickedList = { filter: ListFilter; variables: ListVariables; category: string | undefined }

/** The list of a page that has chosen its filter and order itself; a visitor narrows it to one department, `?category=`. */
export function pickedList({ search }: Pick<Location, 'search'>, chosen: Partial<ListFilter>): PickedList {
  const category = departmentOf(search)
  const filter = { ...noFilter, ...chosen, category: category === undefined ? [] : [category] }
  return { filter, variables: listVariables(filter, null), category }
}

/** The one address of such a page, whatever else stands in it. */
export function pickedPath({ pathname, search }: Location): string {
  const category = departmentOf(search)
  return category === undefined ? pathname : `${pathname}?${new URLSearchParams({ category })}`
}

function departmentOf(search: string): string | undefined {
  return readFilter(new URLSearchParams(search)).category[0]
}
