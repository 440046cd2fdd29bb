import type { i18n } from 'i18next'
import { type Category, trailOf } from '#app/domains/search/filters/category-choice.ts'
import { type Facet, valuesOf } from '#app/domains/search/filters/facets.ts'
import type { ListFilter, ListName } from '#app/domains/search/list-filter.ts'

type Known = { categories: readonly Category[]; facets: readonly Facet[] }

/** Returns the title of a list: search words, else category, club, brand, offers or new arrivals. */
export function listTitle(filter: ListFilter, { categories, facets }: Known, t: i18n['t']): string {
  if (filter.q) return t('search:title.query', { q: filter.q })
  const only = (name: ListName) => {
    const [slug, ...others] = filter[name]
    if (slug === undefined || others.length > 0) return undefined
    return valuesOf(facets, name, filter).find((value) => value.slug === slug)?.label
  }
  const category = trailOf(categories, filter).at(-1)?.name
  const name = [only('club'), only('brand')].filter(Boolean).join(' – ')
  if (category) return name ? t('search:title.both', { category, club: name }) : category
  if (name) return t('search:title.of', { name })
  if (filter.offers) return t('search:title.offers')
  return t(filter.sort === 'newest' ? 'search:title.newest' : 'search:title.all')
}
