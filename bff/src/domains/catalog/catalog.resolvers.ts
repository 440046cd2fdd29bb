import type { Resolvers } from '#src/__generated__/schema.ts'
import * as enums from './catalog-enums.ts'
import { detailResolvers } from './product-details.ts'

export const catalogResolvers: Resolvers = {
  ...enums,
  Query: {
    product: (_, { id }, { sources }) => sources.catalog.product(id),
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
