import { type Static, Type } from '@fastify/type-provider-typebox'
import { Cart } from '#src/domains/cart/cart.schema.ts'
import { FormConsent, Nullable } from '#src/http/schema-parts.ts'
import { Order } from '#src/domains/order/order.schema.ts'

export const PlacedOrder = Type.Object(
  { ...Order.properties, cart: Type.Optional(Nullable(Cart)) },
  {
    title: 'PlacedOrder',
    description:
      'An order with the cart that it left; `cart` is null when an earlier request with the same key placed the order, and when it cannot be read',
  },
)

/** The code that CODE_REQUIRED asks for. */
export const OrderCode = Type.Optional(
  Nullable(
    Type.String({
      maxLength: 20,
      description: 'Code from `POST /send-code` with purpose `order`, required after CODE_REQUIRED',
    }),
  ),
)

export const PlaceOrderBody = Type.Object({
  expectedRevision: Type.Integer({ description: 'The revision of the cart that the customer saw' }),
  paymentMethod: Type.Optional(Type.String({ maxLength: 20 })),
  acceptTerms: FormConsent,
  notes: Type.Optional(Type.Union([Type.String({ maxLength: 2000 }), Type.Null()])),
  code: OrderCode,
})

export type PlaceOrderBody = Static<typeof PlaceOrderBody>
