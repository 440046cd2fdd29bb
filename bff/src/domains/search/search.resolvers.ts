import type { Resolvers } from '#src/__generated__/schema.ts'
import { badInput } from '#src/graphql/bad-input.ts'
import { numberIn } from '#src/graphql/ids.ts'
import { piastresOf } from '#src/graphql/money.ts'
import { asksFor } from '#src/graphql/fields.ts'
import * as enums from './search-enums.ts'

/** Maximum page size of the store API. */
const MOST_IDS = 100

export const searchResolvers: Resolvers = {
  ...enums,
  Query: {
    products(_, { first, after, filter, sort }, { sources }, info) {
      const { priceFrom, priceTo, ...same } = withoutNulls(filter ?? {})
      return sources.search.products({
        ...same,
        priceFrom: priceFrom === undefined ? undefined : piastresOf(priceFrom),
        priceTo: priceTo === undefined ? undefined : piastresOf(priceTo),
        sort: sort ?? undefined,
        first: first ?? undefined,
        after: after ?? undefined,
        // Counting facets costs more than the list itself.
        facets: asksFor(info, ['facets', 'priceFacet']) || undefined,
      })
    },
    searchSuggestions: (_, { q, first }, { sources }) => sources.search.suggestions(q, first),
    productsByIds: (_, { ids }, { sources }) => sources.search.productsByIds(numbersOf(ids)),
  },
  ProductConnection: {
    nodes: ({ data }) => data,
    edges: ({ data, meta }) => data.map((node, index) => ({ node, cursor: index === data.length - 1 ? meta.endCursor : null })),
    pageInfo: ({ meta }) => ({ hasNextPage: meta.hasNext, endCursor: meta.endCursor }),
    totalCount: ({ meta }) => meta.total,
    facets: ({ meta }) => meta.facets,
    priceFacet: ({ meta }) => meta.price,
    searchNote: ({ meta }) => meta.search,
  },
}

/** Filters texts that can be ids. A list stored by a browser may contain deleted products and invalid values; both are omitted. */
function numbersOf(ids: readonly string[]): number[] {
  if (ids.length > MOST_IDS) throw badInput(`ids: at most ${MOST_IDS} at once.`)
  return ids.flatMap((id) => numberIn('Product', id) ?? [])
}

/** Removes nulls: GraphQL accepts null for an omitted value, the store API does not. */
function withoutNulls<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as {
    [K in keyof T]: Exclude<T[K], null>
  }
}
