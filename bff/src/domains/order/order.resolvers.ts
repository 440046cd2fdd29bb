import type { Resolvers } from '#src/__generated__/schema.ts'
import type { PlacedOrder } from '#src/__generated__/rest.ts'
import { checkedKey } from '#src/graphql/bad-input.ts'
import { withNumber } from '#src/graphql/ids.ts'
import { refusable } from '#src/graphql/user-errors.ts'
import * as enums from './order-enums.ts'
import { OrderStatus } from './order-status.ts'

export const orderResolvers: Resolvers = {
  ...enums,
  OrderStatus,
  Query: {
    order: (_, { id, token }, { sources }) => (!token || isToken(token) ? withNumber('Order', id, (number) => sources.order.order(number, token ?? undefined)) : null),
    guestOrder: (_, { id, item, token }, { sources }) =>
      isToken(token) ? withNumber('Order', id, (order) => withNumber('OrderLine', item, (line) => sources.order.guestOrder(order, line, token))) : null,
    trackedOrder: (_, { number, mobile }, { sources }) => sources.order.tracked(number, mobile),
  },
  Mutation: {
    async orderPlace(_, { input: { idempotencyKey, paymentMethod, ...body } }, { sources }, info) {
      const key = checkedKey(idempotencyKey, 'idempotencyKey')
      const { done, userErrors } = await refusable<PlacedOrder>(info, () =>
        sources.order.place(key, { ...body, paymentMethod: paymentMethod ?? 'cod' }),
      )
      return { order: done, token: done?.token ?? null, cart: done?.cart, userErrors }
    },
  },
  Order: { url: ({ id, token }) => (token ? `/client/order/${id}?token=${encodeURIComponent(token)}` : `/profile/orderDetails/${id}`) },
  // A separate read, unless the store API told the cart: a placed order is returned even when the cart cannot be read.
  OrderPlacePayload: { cart: ({ cart }, _, { sources }) => sources.cart.current(cart) },
}

/** Whether a text is a valid header value; any other cannot be a token. */
function isToken(token: string): boolean {
  return /^[\x21-\x7e]{1,200}$/.test(token)
}
