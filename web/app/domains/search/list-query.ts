import type { ProductFilter, ProductSort } from '#app/__generated__/schema.ts'
import { type ListFilter, listNames, type Sort } from './list-filter.ts'

const orders: Record<Sort, ProductSort> = {
  relevance: 'RELEVANCE',
  newest: 'NEWEST',
  'best-seller': 'BEST_SELLER',
  'price-asc': 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
  discount: 'DISCOUNT',
}

// An end of a list is an opaque text of the store's; longer ones are none.
const CURSOR = 400

export type ListVariables = { filter: ProductFilter; sort: ProductSort; after: string | null }

/** A filter as the query of a list takes it; `after` is where the page before ended. */
export function listVariables(filter: ListFilter, after: string | null): ListVariables {
  const lists = listNames.flatMap((name) => (filter[name].length > 0 ? [[name, filter[name]] as const] : []))
  return {
    filter: {
      ...Object.fromEntries(lists),
      ...(filter.q ? { q: filter.q } : {}),
      ...(filter.min === null ? {} : { priceFrom: String(filter.min) }),
      ...(filter.max === null ? {} : { priceTo: String(filter.max) }),
      ...(filter.offers ? { offers: true } : {}),
      ...(filter.stock ? { inStock: true } : {}),
    },
    sort: orders[filter.sort],
    after: after && after.length <= CURSOR ? after : null,
  }
}
