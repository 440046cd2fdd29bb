import type { AppliedChip } from '#app/domains/search/filters/applied-chips.ts'
import { type ListFilter, listNames, type ListName } from '#app/domains/search/list-filter.ts'

export type WiderFilter = { key: string; label: string; without: ListFilter }

/**
 * Returns the ways to widen a list by removing one filter or the search words; none without filters. All values of one
 * filter are removed together, because none of them alone keeps a list empty. `words`: label of the search words.
 */
export function widerFilters(filter: ListFilter, chips: readonly AppliedChip[], words: string): WiderFilter[] {
  if (chips.length === 0) return []
  const near = [...new Set(chips.map(filterOf))].map((key) => {
    const together = chips.filter((chip) => filterOf(chip) === key)
    const name = listNames.find((each) => each === key)
    const label = together.map((chip) => chip.label).join(' / ')
    return { key, label, without: name ? withoutList(filter, name) : (together[0]?.without ?? filter) }
  })
  return filter.q === '' ? near : [...near, { key: 'q', label: words, without: { ...filter, q: '' } }]
}

/** A chip's key is its filter, followed by the value for filters with several values. */
function filterOf({ key }: AppliedChip): string {
  return key.split(' ', 1)[0] ?? key
}

/** Subcategories have no meaning without their category. */
function withoutList(filter: ListFilter, name: ListName): ListFilter {
  return { ...filter, [name]: [], ...(name === 'category' && { subCategory: [] }) }
}
