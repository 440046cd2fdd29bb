import type { Resolvers } from '#src/__generated__/schema.ts'
import { piastresOf } from '#src/graphql/money.ts'
import { asksFor } from '#src/graphql/selection.ts'
import * as enums from './catalog-enums.ts'
import { detailResolvers } from './product-details.ts'

export const catalogResolvers: Resolvers = {
  ...enums,
  Query: {
    product: (_, { id }, { sources }) => sources.catalog.product(id),
    products(_, { first, after, filter, sort }, { sources }, info) {
      const { priceFrom, priceTo, ...same } = withoutNulls(filter ?? {})
      return sources.catalog.products({
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
    categories: async (_, __, { sources }) => (await sources.catalog.categories()).filter(({ parentId }) => parentId === null),
    category: (_, { id }, { sources }) => sources.catalog.category(id),
    brands: (_, __, { sources }) => sources.catalog.brands(),
    brand: (_, { id }, { sources }) => sources.catalog.brand(id),
    clubs: (_, __, { sources }) => sources.catalog.clubs(),
    club: (_, { id }, { sources }) => sources.catalog.club(id),
  },
  Product: {
    ...detailResolvers(['description', 'gender', 'material', 'fit', 'care', 'gallery', 'variants', 'parts', 'breadcrumbs']),
    related: async ({ id }, { first }, { sources }) =>
      (await sources.catalog.relatedByProduct(first ?? 10).load(id))?.products ?? [],
  },
  ProductConnection: {
    nodes: ({ data }) => data,
    edges: ({ data, meta }) => data.map((node, index) => ({ node, cursor: index === data.length - 1 ? meta.endCursor : null })),
    pageInfo: ({ meta }) => ({ hasNextPage: meta.hasNext, endCursor: meta.endCursor }),
    totalCount: ({ meta }) => meta.total,
    facets: ({ meta }) => meta.facets,
    priceFacet: ({ meta }) => meta.price,
  },
  Variant: {
    async availability({ id }, _, { sources }) {
      const [stock, branches] = await Promise.all([sources.catalog.availabilityByVariant.load(id), sources.branch.branchesById()])
      return (stock?.branches ?? []).flatMap(({ branchId, band }) => {
        const branch = branches.get(branchId)
        return branch ? [{ branch, band }] : []
      })
    },
  },
  Category: {
    children: async ({ id }, _, { sources }) => (await sources.catalog.categories()).filter(({ parentId }) => parentId === id),
  },
  Club: {
    kitSupplier: ({ kitSupplier }, _, { sources }) => kitSupplier && sources.catalog.brandById.load(kitSupplier.id),
  },
  Image: {
    url: ({ base }, { width, format }) => `${base}/${width ?? 800}.${format ?? 'webp'}`,
  },
}

/** GraphQL takes null for what is left out; the store API does not. */
function withoutNulls<T extends object>(input: T): { [K in keyof T]: Exclude<T[K], null> } {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as {
    [K in keyof T]: Exclude<T[K], null>
  }
}
