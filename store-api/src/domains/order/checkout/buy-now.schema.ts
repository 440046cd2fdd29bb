import { type Static, Type } from '@fastify/type-provider-typebox'
import { PickupBranch, PickupPlaceQuery } from '#src/domains/cart/cart-pickup.schema.ts'
import { ContactDetailsBody, CartLinePart } from '#src/domains/cart/cart.schema.ts'
import { Money, ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import { Variant } from '#src/domains/catalog/product-detail.schema.ts'
import { CartCoupon, CouponCode, FreeDelivery } from '#src/domains/coupon/coupon.schema.ts'
import { DeliveryAddressBody, DeliveryQuote } from '#src/domains/location/location.schema.ts'
import { FormConsent, Id, Nullable } from '#src/http/schema-parts.ts'
import { OrderCode } from './checkout.schema.ts'

const Parts = Type.Optional(
  Type.Array(Id, { maxItems: 10, description: 'For a bundle: the chosen variant of each part, in order' }),
)
const Units = Type.Integer({ minimum: 1, maximum: 1000 })

export const BuyNowQuery = Type.Object({
  variantId: Id,
  quantity: Type.Optional(Units),
  parts: Parts,
  stateId: Type.Optional(Type.Integer({ minimum: 1, description: 'Governorate, for an area that is not in the list' })),
  regionId: Type.Optional(Id),
  couponCode: Type.Optional(CouponCode),
  pickupBranchId: Type.Optional(Type.Integer({ minimum: 1, description: 'The branch where the order is collected' })),
})

export const BuyNowPickupQuery = Type.Object({
  variantId: Id,
  quantity: Type.Optional(Units),
  parts: Parts,
  ...PickupPlaceQuery.properties,
})

export const BuyNowQuote = Type.Object(
  {
    product: ProductCard,
    variant: Variant,
    parts: Type.Array(CartLinePart),
    quantity: Type.Integer(),
    available: Type.Integer({ description: 'Available quantity, at most the limit of an order' }),
    unitPrice: Money,
    subtotal: Money,
    discount: Money,
    coupon: Nullable(CartCoupon),
    couponDiscount: Money,
    freeDelivery: Nullable(FreeDelivery),
    deliveryFee: Nullable(Money),
    tax: Money,
    total: Money,
    delivery: Nullable(DeliveryQuote),
    pickup: Nullable(PickupBranch),
  },
  { title: 'BuyNowQuote', description: 'The total for buying one product without a cart' },
)

export const BuyNowBody = Type.Object({
  variantId: Id,
  quantity: Units,
  parts: Parts,
  expectedUnitPrice: Type.Integer({ minimum: 0, description: 'Unit price that the customer saw, in piastres' }),
  contact: ContactDetailsBody,
  address: Type.Optional(DeliveryAddressBody),
  addressId: Type.Optional(
    Type.Union([Id, Type.Null()], { description: 'Id of an address book entry, instead of `address`' }),
  ),
  pickupBranchId: Type.Optional(
    Type.Union([Id, Type.Null()], { description: 'The branch where the order is collected, instead of an address' }),
  ),
  acceptTerms: FormConsent,
  notes: Type.Optional(Type.Union([Type.String({ maxLength: 2000 }), Type.Null()])),
  code: OrderCode,
  couponCode: Type.Optional(Nullable(CouponCode)),
})

export const BuyNowPickupBranches = Type.Array(PickupBranch)

export type BuyNowBody = Static<typeof BuyNowBody>
export type BuyNowQuery = Static<typeof BuyNowQuery>
export type BuyNowPickupQuery = Static<typeof BuyNowPickupQuery>
export type BuyNowQuote = Static<typeof BuyNowQuote>
