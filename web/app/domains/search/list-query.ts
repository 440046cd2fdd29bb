import type { ProductFilter, ProductSort } from '#app/__generated__/schema.ts'
import { type ListFilter, type ListName, listNames, type Sort } from './list-filter.ts'

const orders: Record<Sort, ProductSort> = {
  relevance: 'RELEVANCE',
  newest: 'NEWEST',
  'best-seller': 'BEST_SELLER',
  'top-rated': 'TOP_RATED',
  'price-asc': 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
  discount: 'DISCOUNT',
}

/** Filters whose values are enums: an address has them in lower case. */
const enumNames = new Set<ListName>(['kitType', 'gender'])

// An end of a list is an opaque text of the store's; longer ones are none.
const CURSOR = 400

export type ListVariables = { filter: ProductFilter; sort: ProductSort; after: string | null }

/** A filter as the query of a list takes it; `after` is where the page before ended. */
export function listVariables(filter: ListFilter, after: string | null): ListVariables {
  return { filter: productFilter(filter), sort: orders[filter.sort], after: after && after.length <= CURSOR ? after : null }
}

/** What a list is narrowed to, in the words of the schema. */
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
