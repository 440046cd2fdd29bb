import type { Resolvers } from '#src/__generated__/schema.ts'
import type { Order, PlacedOrder, ProductDetail, Variant } from '#src/__generated__/rest.ts'
import { checkedKey } from '#src/graphql/bad-input.ts'
import { asksOnly } from '#src/graphql/fields.ts'
import { tokenIn, withNumber } from '#src/graphql/ids.ts'
import { type FieldsAtFault, refusable } from '#src/graphql/user-errors.ts'
import * as enums from './order-enums.ts'
import { OrderStatus } from './order-status.ts'

const placeFields: FieldsAtFault = {
  CART_CHANGED: 'expectedRevision',
  PRICE_CHANGED: 'expectedRevision',
  'lines.*': '',
  CODE_REQUIRED: 'code',
  CODE_INVALID: 'code',
  CODE_EXPIRED: 'code',
  CODE_TOO_MANY_TRIES: 'code',
  IDEMPOTENCY_CONFLICT: 'idempotencyKey',
}

export const orderResolvers: Resolvers = {
  ...enums,
  OrderStatus,
  Query: {
    order: (_, { id, token }, { sources }) => (!token || tokenIn(token) ? withNumber('Order', id, (number) => sources.order.order(number, token ?? undefined)) : null),
    guestOrder: (_, { id, item, token }, { sources }) =>
      tokenIn(token) ? withNumber('Order', id, (order) => withNumber('OrderLine', item, (line) => sources.order.guestOrder(order, line, token))) : null,
    trackedOrder: (_, { number, mobile }, { sources }) => sources.order.tracked(number, mobile),
  },
  Mutation: {
    async orderPlace(_, { input: { idempotencyKey, paymentMethod, ...body } }, { sources }, info) {
      const key = checkedKey(idempotencyKey, 'idempotencyKey')
      const { done, userErrors } = await refusable<PlacedOrder>(info, () => sources.order.place(key, { ...body, paymentMethod: paymentMethod ?? 'cod' }), placeFields)
      return { order: done, token: done?.token ?? null, cart: done?.cart, userErrors }
    },
  },
  Order: { url: ({ id, token }) => (token ? `/client/order/${id}?token=${encodeURIComponent(token)}` : `/profile/orderDetails/${id}`) },
  OrderLine: {
    colorName: ({ color }) => color,
    sizeLabel: ({ size }) => size,
    product({ productId, productSlug }, _, { sources }, info) {
      if (productSlug === null) return null
      return asksOnly(info, ['id', 'slug']) ? ({ id: productId, slug: productSlug } as ProductDetail) : sources.catalog.detailById.load(productId)
    },
    variant({ productId, productSlug, variantId }, _, { sources }, info) {
      if (productSlug === null) return null
      return asksOnly(info, ['id']) ? ({ id: variantId } as Variant) : sources.catalog.variant({ id: variantId, productId })
    },
  },
  OrderLinePart: { colorName: ({ color }) => color, sizeLabel: ({ size }) => size },
  OrderLink: {
    order({ id, number, token }, _, { sources }, info) {
      const isKnown = asksOnly(info, number === undefined ? ['id'] : ['id', 'number'])
      return isKnown ? ({ id, number } as Order) : sources.order.order(id, token ?? undefined)
    },
  },
  // A separate read, unless the store API told the cart: a placed order is returned even when the cart cannot be read.
  OrderPlacePayload: { cart: ({ cart }, _, { sources }) => sources.cart.current(cart) },
}
