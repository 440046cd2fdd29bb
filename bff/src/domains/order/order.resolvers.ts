import type { Resolvers } from '#src/__generated__/schema.ts'
import type { Order, ProductDetail, Variant } from '#src/__generated__/rest.ts'
import { asksOnly } from '#src/graphql/fields.ts'
import { tokenIn, withNumber } from '#src/graphql/ids.ts'
import * as enums from './order-enums.ts'
import { OrderStatus } from './order-status.ts'

export const orderResolvers: Resolvers = {
  ...enums,
  OrderStatus,
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
      return asksOnly(info, ['id', 'slug'])
        ? ({ id: productId, slug: productSlug } as ProductDetail)
        : sources.catalog.detailById.load(productId)
    },
    variant({ productId, productSlug, variantId }, _, { sources }, info) {
      if (productSlug === null) return null
      return asksOnly(info, ['id'])
        ? ({ id: variantId } as Variant)
        : sources.catalog.variant({ id: variantId, productId })
    },
  },
  OrderEvent: { exchange: ({ exchange = false }) => exchange },
  OrderLinePart: { colorName: ({ color }) => color, sizeLabel: ({ size }) => size },
  OrderLink: {
    order({ id, number, token }, _, { sources }, info) {
      const isKnown = asksOnly(info, number === undefined ? ['id'] : ['id', 'number'])
      return isKnown ? ({ id, number } as Order) : sources.order.order(id, token ?? undefined)
    },
  },
}
