import type { i18n } from 'i18next'
import type { MetaDescriptor } from 'react-router'
import { pageMeta, rootData } from '#app/lib/head/page-meta.ts'
import { jsonLd } from '#app/lib/structured-data/json-ld.ts'
import { breadcrumbList, itemList } from '#app/lib/structured-data/lists.ts'
import { listPath, productPath } from '#app/domains/catalog/catalog-paths.ts'
import { asPageFilter, type Category, rootOf, trailOf } from '#app/domains/search/filters/category-choice.ts'
import { type Facet, facetValues } from '#app/domains/search/filters/facets.ts'
import { FINDER } from '#app/domains/search/finder/finder.ts'
import { filterPath, type ListFilter, type ListName, readFilter } from '#app/domains/search/list-filter.ts'

/** Filters that make a page, with at most one value each. */
const PLACES = ['category', 'club', 'brand'] as const
const OTHERS = ['subCategory', 'season', 'kitType', 'gender', 'size', 'color', 'branch'] as const

/**
 * Returns whether search engines should index a list: the whole range, a department, a club, a brand, or one of each
 * combined. Searches, sorting, prices and other filters would be endless variants. `filter` names its category as its
 * page does (`asPageFilter`).
 */
export function isPageOfItsOwn(filter: ListFilter): boolean {
  if (filter.q !== '' || filter.sort !== 'relevance' || filter.min !== null || filter.max !== null) return false
  if (filter.offers || filter.stock || filter.coming) return false
  return PLACES.every((name) => filter[name].length <= 1) && OTHERS.every((name) => filter[name].length === 0)
}

type Page = {
  /** Null when they did not load. */
  categories: readonly (Category & { blurb: string | null })[] | null
  products: { totalCount: number; facets: readonly Facet[]; nodes: readonly { slug: string; name: string }[] }
}
type Listed = Page & {
  categories: NonNullable<Page['categories']>
  filter: ListFilter
  /** Title of the list. */ title: string
}

/**
 * Returns the `meta` of a list, hidden from search engines unless it is a page of its own. Without data it is that of a
 * failed page.
 */
export function listMeta(args: Parameters<typeof pageMeta>[0], page: Page | undefined): MetaDescriptor[] {
  if (!page) return pageMeta(args, {})
  const { origin, t } = rootData(args)
  const params = new URLSearchParams(args.location.search)
  const filter = readFilter(params)
  const categories = page.categories ?? []
  const listed = {
    ...page,
    categories,
    filter,
    title: listTitle(filter, { categories, facets: page.products.facets }, t),
  }
  const place = asPageFilter(filter, categories)
  const hidden = page.products.totalCount === 0 || params.has(FINDER) || params.has('after') || !isPageOfItsOwn(place)
  const description = import.meta.env.SSR ? descriptionOf(listed, t) : undefined
  const head = pageMeta(args, { title: resultTitle(listed, t), description, canonical: filterPath(place), hidden })
  return import.meta.env.SSR && !hidden ? [...head, ...dataOf(listed, origin)] : head
}

/** Returns the title for search results. A subcategory names its department, because many have T-shirts. */
function resultTitle({ filter, categories, title }: Listed, t: i18n['t']): string {
  const [root, child] = trailOf(categories, filter)
  return root && child ? t('search:title.below', { title, root: root.name }) : title
}

function descriptionOf({ filter, categories, products, title }: Listed, t: i18n['t']): string {
  const [, child] = trailOf(categories, filter)
  const root = rootOf(categories, filter)
  const blurb = !root || child ? undefined : categories.find(({ slug }) => slug === root.slug)?.blurb
  const count = t('search:description', { count: products.totalCount, title })
  return blurb ? `${blurb}. ${count}` : count
}

/** Returns the structured data of the list: products and breadcrumbs. */
function dataOf({ filter, categories, products, title }: Listed, origin: string): MetaDescriptor[] {
  const trail = trailOf(categories, filter).map(({ name, slug }) => ({ name, path: listPath({ category: slug }) }))
  const items = products.nodes.map(({ name, slug }) => ({ name, path: productPath(slug) }))
  const list = itemList(title, items, origin)
  return jsonLd(trail.length > 0 ? [breadcrumbList(trail, origin), list] : [list])
}

type Known = { categories: readonly Category[]; facets: readonly Facet[] }

/** Returns the title of a list: search words, else category, club, brand, offers or new arrivals. */
export function listTitle(filter: ListFilter, { categories, facets }: Known, t: i18n['t']): string {
  if (filter.q) return t('search:title.query', { q: filter.q })
  const only = (name: ListName) => {
    const [slug, ...others] = filter[name]
    if (slug === undefined || others.length > 0) return undefined
    return facetValues(facets, name, filter).find((value) => value.slug === slug)?.label
  }
  const category = trailOf(categories, filter).at(-1)?.name
  const name = [only('club'), only('brand')].filter(Boolean).join(' – ')
  if (category) return name ? t('search:title.both', { category, club: name }) : category
  if (name) return t('search:title.of', { name })
  if (filter.offers) return t('search:title.offers')
  return t(filter.sort === 'newest' ? 'search:title.newest' : 'search:title.all')
}
