import type { FilterPanel_CategoryFragment, FilterPanel_ConnectionFragment } from './__generated__/filter-panel.ts'
import type { ListFilter, ListName } from '#app/domains/search/list-filter.ts'

export type Facet = FilterPanel_ConnectionFragment['facets'][number]
export type FacetValue = Facet['values'][number]
export type FacetName = Facet['name']

/** What every part of the filter takes. */
export type FilterProps = {
  connection: FilterPanel_ConnectionFragment
  categories: readonly FilterPanel_CategoryFragment[]
  filter: ListFilter
  onChange: (filter: ListFilter) => void
}

const facetNames: Record<ListName, FacetName> = {
  category: 'CATEGORY',
  subCategory: 'SUB_CATEGORY',
  club: 'CLUB',
  brand: 'BRAND',
  season: 'SEASON',
  kitType: 'KIT_TYPE',
  gender: 'GENDER',
  size: 'SIZE',
  color: 'COLOR',
  branch: 'BRANCH',
}

/** Returns the facet values of a filter. Chosen values are included even without products. */
export function facetValues(facets: readonly Facet[], name: ListName, filter: ListFilter): FacetValue[] {
  const values = facets.find((facet) => facet.name === facetNames[name])?.values ?? []
  const known = new Set(values.map(({ slug }) => slug))
  const unknown = filter[name].filter((slug) => !known.has(slug))
  return [...values, ...unknown.map(chosenValue)]
}

function chosenValue(slug: string): FacetValue {
  return { __typename: 'FacetValue', slug, label: slug, count: 0, hex: null, emblem: null }
}

/** Returns the number of products that an on/off filter leaves. */
export function countOf(facets: readonly Facet[], name: 'OFFERS' | 'IN_STOCK'): number {
  return facets.find((facet) => facet.name === name)?.values[0]?.count ?? 0
}
