import type { Resolvers } from '#src/__generated__/schema.ts'
import { knownOr } from '#src/graphql/fields.ts'
import { tokenIn, withNumber } from '#src/graphql/ids.ts'

export const orderResolvers: Resolvers = {
  Query: {
    order: (_, { id, token }, { sources }) =>
      !token || tokenIn(token)
        ? withNumber('Order', id, (number) => sources.order.order(number, token ?? undefined))
        : null,
  },
  Order: {
    url: ({ id, token }) =>
      token ? `/client/order/${id}?token=${encodeURIComponent(token)}` : `/profile/orderDetails/${id}`,
  },
  OrderLine: {
    colorName: ({ color }) => color,
    sizeLabel: ({ size }) => size,
    product({ productId, productSlug }, _, { sources }, info) {
      if (productSlug === null) return null
      const known = { id: productId, slug: productSlug }
      return knownOr(info, known, () => sources.catalog.detailById.load(productId))
    },
    variant({ productId, productSlug, variantId }, _, { sources }, info) {
      if (productSlug === null) return null
      return knownOr(info, { id: variantId }, () => sources.catalog.variant({ id: variantId, productId }))
    },
  },
  OrderEvent: { exchange: ({ exchange = false }) => exchange },
  OrderLinePart: { colorName: ({ color }) => color, sizeLabel: ({ size }) => size },
  OrderLink: {
    order({ id, number, token }, _, { sources }, info) {
      const known = number === undefined ? { id } : { id, number }
      return knownOr(info, known, () => sources.order.order(id, token ?? undefined))
    },
  },
}
