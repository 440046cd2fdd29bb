import type { Resolvers } from '#src/__generated__/schema.ts'
import { refuseLongList } from '#src/graphql/bad-input.ts'
import { connection, loadPage } from '#src/graphql/connection.ts'
import { numberIn } from '#src/graphql/ids.ts'
import { amountOf, piastresOf } from '#src/graphql/money.ts'
import { asksFor } from '#src/graphql/fields.ts'

/** Maximum page size of the store API. */
const MOST_IDS = 100

export const searchResolvers: Resolvers = {
  Query: {
    products(_, { filter, sort, ...args }, { sources }, info) {
      const { priceFrom, priceTo, ...same } = withoutNulls(filter ?? {})
      const wanted = {
        ...same,
        priceFrom: priceFrom === undefined ? undefined : piastresOf(priceFrom),
        priceTo: priceTo === undefined ? undefined : piastresOf(priceTo),
        sort: sort ?? undefined,
        // Counting facets costs more than the list itself.
        facets: asksFor(info, ['facets', 'priceFacet']) || undefined,
      }
      return loadPage(args, info, (page) => sources.search.products({ ...wanted, ...page }))
    },
    searchSuggestions: (_, { q, first }, { sources }) => sources.search.suggestions(q, first),
    productsByIds: (_, { ids }, { sources }) => sources.search.productsByIds(numbersOf(ids)),
  },
  ProductConnection: {
    ...connection,
    facets: ({ meta }) => meta.facets,
    priceFacet: ({ meta }) => meta.price,
    searchNote: ({ meta }) => meta.search,
  },
  SearchFilter: {
    value: ({ field, value }) => (field === 'priceFrom' || field === 'priceTo' ? amountOf(Number(value)) : value),
  },
}

/**
 * Filters texts that can be ids. A list stored by a browser may contain deleted products and invalid values; both are
 * omitted.
 */
function numbersOf(ids: readonly string[]): number[] {
  refuseLongList(ids, MOST_IDS)
  return ids.flatMap((id) => numberIn('Product', id) ?? [])
}

/** Removes nulls: GraphQL accepts null for an omitted value, the store API does not. */
function withoutNulls<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as {
    [K in keyof T]: Exclude<T[K], null>
  }
}
