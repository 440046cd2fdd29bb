import type { NotifyMe } from '#src/__generated__/rest.ts'
import type { CatalogErrorCode, Resolvers } from '#src/__generated__/schema.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import { refusable } from '#src/graphql/user-errors.ts'
import type { Product } from './catalog-models.ts'
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
    topBrands: (_, { first }, { sources }) => sources.catalog.topBrands(first),
    topClubs: (_, { first }, { sources }) => sources.catalog.topClubs(first),
    club: (_, { id }, { sources }) => sources.catalog.club(id),
  },
  Mutation: {
    async notifyMe(_, { input: { productId, variantId, mobile } }, { sources }, info) {
      const body = { productId: idOf(productId), variantId: variantId == null ? null : idOf(variantId), mobile }
      const { done, userErrors } = await refusable<NotifyMe, CatalogErrorCode>(info, () => sources.catalog.notifyMe(body))
      return { noted: done !== null, userErrors }
    },
  },
  Product: {
    ...detailResolvers(['description', 'gender', 'material', 'fit', 'care', 'gallery', 'variants', 'parts', 'breadcrumbs']),
    ...detailResolvers(['sizeChart', 'reviewSummary', 'shareImage', 'offerEndsAt']),
    related: (product, { first }, context) => neighbours(context, product, 'products', first ?? 10),
    boughtTogether: (product, { first }, context) => neighbours(context, product, 'boughtTogether', first ?? 10),
  },
  Variant: {
    async availability({ id, branches: bands }, _, { sources }) {
      const [stock, branches] = await Promise.all([
        bands ? { branches: bands } : sources.catalog.availabilityByVariant.load(id),
        sources.branch.branchesById(),
      ])
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
    kits: async ({ id }, _, { sources }) => (await sources.catalog.kitsByClub.load(id))?.products ?? [],
    kitSupplier: ({ kitSupplier }, _, { sources }) => kitSupplier && sources.catalog.brandById.load(kitSupplier.id),
  },
  Image: {
    url: ({ base }, { width, format }) => `${base}/${width ?? 800}.${format ?? 'webp'}`,
  },
}

async function neighbours({ sources }: GraphContext, { id }: Product, sort: 'products' | 'boughtTogether', first: number) {
  return (await sources.catalog.relatedTo(id, first))?.[sort].slice(0, first) ?? []
}

/** An ID → the number on the wire; 0 stands for none such, which the store API refuses with the field at fault. */
function idOf(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0
}
