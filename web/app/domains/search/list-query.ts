import type { ProductFilter, ProductSort } from '#app/__generated__/schema.ts'
import { type ListFilter, type ListName, listNames, type Sort } from './list-filter.ts'

/** Names of the sort orders in the schema. */
export const sortNames: Record<Sort, ProductSort> = {
  relevance: 'RELEVANCE',
  newest: 'NEWEST',
  'best-seller': 'BEST_SELLER',
  'top-rated': 'TOP_RATED',
  'price-asc': 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
  discount: 'DISCOUNT',
}

/** Filters whose values are enums; URLs contain them in lower case. */
const enumNames = new Set<ListName>(['kitType', 'gender'])

// Maximum length of a cursor; longer ones are ignored.
const CURSOR = 400

export type ListVariables = {
  filter: ProductFilter
  sort: ProductSort
  after: string | null
  /** Whether a colour may be asked for, by the filter or in words. */
  colored: boolean
}

/** Returns the variables of the list query; `after` is the end cursor of the previous page. */
export function listVariables(filter: ListFilter, after: string | null): ListVariables {
  return {
    filter: productFilter(filter),
    sort: sortNames[filter.sort],
    after: after && after.length <= CURSOR ? after : null,
    colored: filter.q !== '' || filter.color.length > 0,
  }
}

/** Converts a filter to the input type of the schema. */
export function productFilter(filter: ListFilter): ProductFilter {
  const lists = listNames.flatMap((name) => {
    const values = enumNames.has(name) ? filter[name].map((value) => value.toUpperCase()) : filter[name]
    return values.length > 0 ? [[name, values] as const] : []
  })
  return {
    ...Object.fromEntries(lists),
    ...(filter.q ? { q: filter.q } : {}),
    ...(filter.min === null ? {} : { priceFrom: String(filter.min) }),
    ...(filter.max === null ? {} : { priceTo: String(filter.max) }),
    ...(filter.offers ? { offers: true } : {}),
    ...(filter.stock ? { inStock: true } : {}),
    ...(filter.coming ? { coming: true } : {}),
  }
}
