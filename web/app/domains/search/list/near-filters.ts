import type { AppliedChip } from '#app/domains/search/filters/applied-chips.ts'
import { type ListFilter, listNames, type ListName } from '#app/domains/search/list-filter.ts'

export type NearFilter = { key: string; label: string; without: ListFilter }

/**
 * The ways to widen a narrowed list by one filter, or by the words that were searched for; none when it is not narrowed. Of several
 * values that one filter lets through none alone keeps a list empty, so they go together. `words`: the words, for a person.
 */
export function nearFilters(filter: ListFilter, chips: readonly AppliedChip[], words: string): NearFilter[] {
  if (chips.length === 0) return []
  const near = [...new Set(chips.map(filterOf))].map((key) => {
    const together = chips.filter((chip) => filterOf(chip) === key)
    const name = listNames.find((each) => each === key)
    const label = together.map((chip) => chip.label).join(' / ')
    return { key, label, without: name ? withoutList(filter, name) : (together[0]?.without ?? filter) }
  })
  return filter.q === '' ? near : [...near, { key: 'q', label: words, without: { ...filter, q: '' } }]
}

/** A chip's key is its filter, and for one with several values the value. */
function filterOf({ key }: AppliedChip): string {
  return key.split(' ', 1)[0] ?? key
}

/** What is below a category means nothing without it. */
function withoutList(filter: ListFilter, name: ListName): ListFilter {
  return { ...filter, [name]: [], ...(name === 'category' && { subCategory: [] }) }
}
