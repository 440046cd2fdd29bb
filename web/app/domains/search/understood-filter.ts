import { recordOf } from '#app/lib/records/records.ts'
import type { ProductSort } from '#app/__generated__/schema.ts'
import type { SearchNote_ConnectionFragment } from './__generated__/search-note.ts'
import { type ListFilter, type ListName, listNames, sorts } from './list-filter.ts'
import { sortNames } from './list-query.ts'

type Understood = NonNullable<SearchNote_ConnectionFragment['searchNote']>
type Field = Understood['filters'][number]['field']

const fieldNames: Partial<Record<ListName, Field>> = {
  club: 'CLUB',
  brand: 'BRAND',
  season: 'SEASON',
  gender: 'GENDER',
  color: 'COLOR',
  size: 'SIZE',
}

/**
 * Returns the filter that a list has: that of its URL, with the conditions that its search text names as filters of
 * their own and the other words as text. Filters of the URL win.
 */
export function understoodFilter(
  filter: ListFilter,
  { totalCount, searchNote: note }: SearchNote_ConnectionFragment,
): ListFilter {
  if (!note || (note.filters.length === 0 && note.sort === null)) return filter
  // The conditions of something that is not sold were not searched.
  if (totalCount === 0 && note.notSold.length > 0) return filter
  const understoodValues = (field: Field | undefined) =>
    note.filters.flatMap((each) => (each.field === field ? [each.value] : []))
  const lists = recordOf(listNames, (name) =>
    filter[name].length > 0 ? filter[name] : understoodValues(fieldNames[name]).toSorted(),
  )
  const [from, to] = [understoodValues('PRICE_FROM')[0], understoodValues('PRICE_TO')[0]]
  return {
    ...filter,
    ...lists,
    q: note.words,
    // Whole pounds that keep every product.
    min: filter.min ?? (from === undefined ? null : Math.floor(Number(from))),
    max: filter.max ?? (to === undefined ? null : Math.ceil(Number(to))),
    offers: filter.offers || understoodValues('OFFERS').length > 0,
    stock: filter.stock || understoodValues('IN_STOCK').length > 0,
    sort: filter.sort === 'relevance' ? sortOf(note.sort) : filter.sort,
  }
}

function sortOf(sort: ProductSort | null): ListFilter['sort'] {
  return sorts.find((name) => sortNames[name] === sort) ?? 'relevance'
}
