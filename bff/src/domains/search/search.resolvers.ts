import type { Resolvers } from '#src/__generated__/schema.ts'
import { piastresOf } from '#src/graphql/money.ts'
import { asksFor } from '#src/graphql/selection.ts'
import * as enums from './search-enums.ts'

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
        // Counting them costs more than the list itself.
        facets: asksFor(info, ['facets', 'priceFacet']) || undefined,
      })
    },
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

/** GraphQL takes null for what is left out; the store API does not. */
function withoutNulls<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as {
    [K in keyof T]: Exclude<T[K], null>
  }
}
