import { crc32 } from 'node:zlib'
import type { NotifyMe } from '#src/__generated__/rest.ts'
import type { Resolvers, ResolversTypes } from '#src/__generated__/schema.ts'
import { badField, requirePageSize } from '#src/graphql/bad-input.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import { idOf, numberOrSlug } from '#src/graphql/ids.ts'
import { asksOnly, knownOr, lazyFields, missingFields } from '#src/graphql/fields.ts'
import { enumValues } from '#src/graphql/sdl.ts'
import { refusable } from '#src/graphql/user-errors.ts'
import type { Category, Product } from './catalog-models.ts'

/** Available image widths, in pixels. */
const WIDTHS = [240, 480, 800, 1200]

export const catalogResolvers: Resolvers = {
  Query: {
    product: (_, { id }, { sources }) => sources.catalog.product(numberOrSlug('Product', id)),
    categories: async (_, __, { sources }) =>
      (await sources.catalog.categories()).filter(({ parentId }) => parentId === null),
    category: (_, { id }, { sources }) => sources.catalog.category(numberOrSlug('Category', id)),
    brands: (_, __, { sources }) => sources.catalog.brands(),
    brand: (_, { id }, { sources }) => sources.catalog.brand(numberOrSlug('Brand', id)),
    clubs: (_, __, { sources }) => sources.catalog.clubs(),
    topBrands: (_, { first }, { sources }) => sources.catalog.topBrands(first),
    topClubs: (_, { first }, { sources }) => sources.catalog.topClubs(first),
    club: (_, { id }, { sources }) => sources.catalog.club(numberOrSlug('Club', id)),
  },
  Mutation: {
    async notifyMeRequestAdd(_, { input: { productId, variantId, mobile } }, { sources }, info) {
      const body = {
        productId: idOf('Product', productId),
        variantId: variantId ? idOf('Variant', variantId) : null,
        mobile,
      }
      const { done, userErrors } = await refusable<NotifyMe>(info, () => sources.catalog.notifyMe(body), {
        NOT_FOUND: 'productId',
      })
      if (!done) return { product: null, userErrors }
      const known = asksOnly(info, ['userErrors']) ? null : await sources.catalog.detailById.load(done.productId)
      return { product: known, userErrors }
    },
  },
  Product: {
    ...missingFields('ProductCard', 'ProductDetail', ({ id }, { sources }) => sources.catalog.details(id)),
    url: ({ slug }) => `/products/${slug}`,
    gallery: async (product, _, { sources }) => {
      const { gallery } = 'gallery' in product ? product : await sources.catalog.details(product.id)
      return gallery.map((image) => ({
        ...image,
        color: product.colors.find(({ id }) => id === image.colorId) ?? null,
      }))
    },
    sizes: ({ id, sizes }) => sizes.map((size) => ({ ...size, productId: id })),
    colors: ({ id, colors }) => colors.map((color) => ({ ...color, productId: id })),
    related: (product, { first }, context) => neighbours(context, product, 'products', first ?? 10),
    boughtTogether: (product, { first }, context) => neighbours(context, product, 'boughtTogether', first ?? 10),
  },
  ProductColor: { id: ({ id, productId }) => `${productId}-${id}`, color: (color) => color },
  GalleryImage: { view: ({ view }) => findKnown('GalleryView', view.replace(/\d+$/, '')) },
  SizeChartColumn: { key: ({ key }) => findKnown('SizeChartMeasure', key) },
  Emblem: { pattern: ({ pattern }) => findKnown('EmblemPattern', pattern) ?? 'solid' },
  FitCounts: { trueToSize: ({ true: count }) => count },
  ProductSize: {
    variant: ({ variantId, productId }, _, { sources }, info) =>
      knownOr(info, { id: variantId }, () => sources.catalog.variant({ id: variantId, productId })),
  },
  Variant: {
    inStock: ({ available }) => available > 0,
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
    ...lazyFields(['id', 'slug', 'name', 'parentId'], 'Category', ({ id }: Category, { sources }) =>
      sources.catalog.wholeCategory(id),
    ),
    children: async ({ id }, _, { sources }) =>
      (await sources.catalog.categories()).filter(({ parentId }) => parentId === id),
  },
  Brand: missingFields('BrandRef', 'Brand', ({ id }, { sources }) => sources.catalog.wholeBrand(id)),
  Club: {
    ...missingFields('ClubRef', 'Club', ({ id }, { sources }) => sources.catalog.wholeClub(id)),
    kits: async ({ id }, _, { sources }) => (await sources.catalog.kitsByClub.load(id))?.products ?? [],
  },
  Image: {
    // The same image can have different alternative texts; the id includes the text, so that a normalised cache keeps
    // both.
    id: ({ id, alt }) => `${id}-${crc32(alt).toString(36)}`,
    url({ base }, { width, format }) {
      const pixels = width ?? 800
      if (!WIDTHS.includes(pixels))
        throw badField(['width'], 'REF', {
          ar: `لازم يكون واحد من ${WIDTHS.join(', ')}.`,
          en: `Must be one of ${WIDTHS.join(', ')}.`,
        })
      return `${base}/${pixels}.${format ?? 'webp'}`
    },
  },
}

async function neighbours(
  { sources }: GraphContext,
  { id }: Product,
  sort: 'products' | 'boughtTogether',
  asked: number,
) {
  const first = requirePageSize(asked, 24)
  return (await sources.catalog.relatedTo(id, first))?.[sort].slice(0, first) ?? []
}

/** Returns a value that the enum knows, else null: a store may have others. */
function findKnown<Name extends 'EmblemPattern' | 'GalleryView' | 'SizeChartMeasure'>(name: Name, value: string) {
  return Object.values(enumValues[name] ?? {}).includes(value) ? (value as ResolversTypes[Name]) : null
}
