import type { i18n } from 'i18next'
import { type Category, trailOf } from './category-choice.ts'
import { type Facet, valuesOf } from './facets.ts'
import type { ListFilter, ListName } from './list-filter.ts'

type Known = { categories: readonly Category[]; facets: readonly Facet[] }

/** What a list is a list of: the words searched for, else its category, club, brand, offers, news. */
export function listTitle(filter: ListFilter, { categories, facets }: Known, t: i18n['t']): string {
  if (filter.q) return t('search:title.query', { q: filter.q })
  const only = (name: ListName) => {
    const [slug, ...others] = filter[name]
    if (slug === undefined || others.length > 0) return undefined
    return valuesOf(facets, name, filter).find((value) => value.slug === slug)?.label
  }
  const category = trailOf(categories, filter).at(-1)?.name
  const club = only('club')
  if (category) return club ? t('search:title.both', { category, club }) : category
  if (club) return t('search:title.of', { name: club })
  const brand = only('brand')
  if (brand) return t('search:title.of', { name: brand })
  if (filter.offers) return t('search:title.offers')
  return t(filter.sort === 'newest' ? 'search:title.newest' : 'search:title.all')
}
