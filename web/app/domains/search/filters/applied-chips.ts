import type { i18n } from 'i18next'
import { capital } from '#app/lib/i18n/capital.ts'
import { type Category, withCategory } from './category-choice.ts'
import { type Facet, facetValues } from './facets.ts'
import {
  type ListFilter,
  listNames,
  type ListName,
  pageCategory,
  toggleValue,
} from '#app/domains/search/list-filter.ts'

export type AppliedChip = { key: string; label: string; without: ListFilter }
type Known = { facets: readonly Facet[]; categories: readonly Category[] }

/** Returns the active filters of a list with their labels, each with the filter without it. */
export function appliedChips(filter: ListFilter, { facets, categories }: Known, t: i18n['t']): AppliedChip[] {
  const { min, max } = filter
  const without = (name: ListName, slug: string) =>
    name === 'category' && categories.some((root) => root.slug === slug)
      ? withCategory(filter, categories, slug, false)
      : toggleValue(filter, name, slug, false)
  const labelOf = (name: ListName, label: string) => {
    if (name === 'size') return t('search:chip.size', { size: label })
    if (name === 'branch') return t('search:chip.branch', { branch: label })
    return capital(label)
  }
  const values = listNames.flatMap((name) =>
    // The category is the list's title already.
    name === 'category' && pageCategory(filter) !== undefined
      ? []
      : facetValues(facets, name, filter)
          .filter(({ slug }) => filter[name].includes(slug))
          .map(({ slug, label }) => {
            const key = `${name} ${slug}`
            return { key, label: labelOf(name, label), without: without(name, slug) }
          }),
  )
  const others: (AppliedChip | false)[] = [
    (min !== null || max !== null) && {
      key: 'price',
      label: priceLabel(filter, t),
      without: { ...filter, min: null, max: null },
    },
    filter.offers && { key: 'offers', label: t('search:filter.onOffer'), without: { ...filter, offers: false } },
    filter.stock && { key: 'stock', label: t('search:filter.inStock'), without: { ...filter, stock: false } },
    filter.coming && { key: 'coming', label: t('search:filter.coming'), without: { ...filter, coming: false } },
  ]
  return [...values, ...others.filter((chip) => chip !== false)]
}

function priceLabel({ min, max }: ListFilter, t: i18n['t']): string {
  if (max === null) return t('search:chip.from', { min })
  if (min === null) return t('search:chip.to', { max })
  return t('search:chip.price', { min, max })
}
