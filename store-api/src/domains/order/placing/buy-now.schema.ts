import { type Static, Type } from '@fastify/type-provider-typebox'
import { CartAddressBody, CartClientBody, CartLinePart } from '#src/domains/cart/cart.schema.ts'
import { Money, ProductCard, Variant } from '#src/domains/catalog/catalog.schema.ts'
import { DeliveryQuote } from '#src/domains/location/location.schema.ts'
import { FormConsent, Id, Nullable } from '#src/http/schema-parts.ts'
import { OrderCode } from '#src/domains/order/order.schema.ts'

const Parts = Type.Optional(Type.Array(Id, { maxItems: 10, description: 'For a bundle: the chosen variant of each part, in order' }))
const Pieces = Type.Integer({ minimum: 1, maximum: 1000 })

export const BuyNowQuery = Type.Object({
  variantId: Id,
  quantity: Type.Optional(Pieces),
  parts: Parts,
  regionId: Type.Optional(Id),
})

export const BuyNowQuote = Type.Object(
  {
    product: ProductCard,
    variant: Variant,
    parts: Type.Array(CartLinePart),
    quantity: Type.Integer(),
    available: Type.Integer({ description: 'Pieces that can be had, at most what one order may hold' }),
    unitPrice: Money,
    subtotal: Money,
    discount: Money,
    deliveryFee: Nullable(Money),
    tax: Money,
    total: Money,
    delivery: Nullable(DeliveryQuote),
  },
  { title: 'BuyNowQuote', description: 'What one product would cost at the door, without a cart' },
)

export const BuyNowBody = Type.Object({
  variantId: Id,
  quantity: Pieces,
  parts: Parts,
  expectedUnitPrice: Type.Integer({ minimum: 0, description: 'Piastres: the price of one that the shopper saw' }),
  client: CartClientBody,
  address: Type.Optional(CartAddressBody),
  addressId: Type.Optional(Type.Union([Id, Type.Null()], { description: 'A place of the address book, instead of `address`' })),
  acceptTerms: FormConsent,
  notes: Type.Optional(Type.Union([Type.String({ maxLength: 2000 }), Type.Null()])),
  code: OrderCode,
})

export type BuyNowBody = Static<typeof BuyNowBody>
export type BuyNowQuery = Static<typeof BuyNowQuery>
export type BuyNowQuote = Static<typeof BuyNowQuote>
