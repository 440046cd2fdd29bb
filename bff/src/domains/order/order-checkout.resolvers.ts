import type { PlacedOrder } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { requireIdempotencyKey } from '#src/graphql/bad-input.ts'
import { type FieldsAtFault, refusable } from '#src/graphql/user-errors.ts'

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

/** Placing the order of a cart. */
export const orderCheckoutResolvers: Resolvers = {
  Mutation: {
    async orderPlace(_, { input: { idempotencyKey, paymentMethod, ...body } }, { sources }, info) {
      const key = requireIdempotencyKey(idempotencyKey, 'idempotencyKey')
      const { done, userErrors } = await refusable<PlacedOrder>(
        info,
        () => sources.orderCheckout.place(key, { ...body, paymentMethod: paymentMethod ?? 'cod' }),
        placeFields,
      )
      return { order: done, token: done?.token ?? null, cart: done?.cart, userErrors }
    },
  },
  // A separate read, unless the store API told the cart: a placed order is returned even when the cart cannot be read.
  OrderPlacePayload: { cart: ({ cart }, _, { sources }) => sources.cart.current(cart) },
}
