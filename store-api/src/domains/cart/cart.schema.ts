import { type Static, Type } from '@fastify/type-provider-typebox'
import { Color, Money, ProductCard, Size } from '#src/domains/catalog/catalog.schema.ts'
import { Variant } from '#src/domains/catalog/product-detail.schema.ts'
import { CartCoupon, CouponCode, FreeDelivery } from '#src/domains/coupon/coupon.schema.ts'
import { DeliveryAddress, DeliveryAddressBody, DeliveryQuote } from '#src/domains/location/location.schema.ts'
import { FormText, Id, Nullable } from '#src/http/schema-parts.ts'
import { PickupBranch } from './cart-pickup.schema.ts'

/** Reason why a line cannot be ordered. */
const LineProblem = Type.Enum(['OUT_OF_STOCK', 'QUANTITY_REDUCED', 'VARIANT_UNAVAILABLE'])

export const CartLinePart = Type.Object(
  { variantId: Id, name: Type.String(), color: Nullable(Color), size: Nullable(Size), quantity: Type.Integer() },
  { title: 'CartLinePart', description: 'The chosen variant of a bundle part' },
)

export const CartLine = Type.Object(
  {
    id: Id,
    product: ProductCard,
    variant: Variant,
    parts: Type.Array(CartLinePart),
    quantity: Type.Integer(),
    unitPrice: Money,
    compareAtPrice: Nullable(Money),
    price: Money,
    available: Type.Integer({ description: 'Maximum quantity for this line at current stock' }),
    problem: Nullable(LineProblem),
  },
  { title: 'CartLine' },
)

export const CartChange = Type.Object(
  {
    lineId: Id,
    code: Type.Enum(['PRICE_CHANGED', 'OUT_OF_STOCK', 'QUANTITY_REDUCED', 'VARIANT_UNAVAILABLE']),
    name: Type.String(),
    was: Type.Integer({ description: 'Piastres for PRICE_CHANGED, units for all other codes' }),
    now: Type.Integer({ description: 'Piastres for PRICE_CHANGED, units for all other codes' }),
  },
  { title: 'CartChange', description: 'A price or stock change since the cart was last acknowledged' },
)

export const ContactDetails = Type.Object(
  { fullName: Type.String(), mobile: Type.String(), anotherMobile: Type.String(), email: Nullable(Type.String()) },
  { title: 'ContactDetails' },
)

const LastOrder = Type.Object(
  { id: Id, number: Type.String(), token: Type.String() },
  { title: 'LastOrder', description: 'The order placed from this cart in the last 30 minutes, with its signed token' },
)

const CartMergeLine = Type.Object(
  { name: Type.String(), wanted: Type.Integer(), quantity: Type.Integer({ description: 'Quantity in the cart now' }) },
  { title: 'CartMergeLine', description: 'A line that was reduced or dropped by a merge' },
)

export const CartMerge = Type.Object(
  {
    added: Type.Integer({ description: 'Number of lines added to the cart' }),
    summed: Type.Integer({ description: 'Number of existing lines whose quantity was increased' }),
    reduced: Type.Array(CartMergeLine),
    dropped: Type.Array(CartMergeLine),
  },
  { title: 'CartMerge', description: 'The result of merging lines into a cart' },
)

export const Cart = Type.Object(
  {
    id: Id,
    revision: Type.Integer(),
    token: Nullable(
      Type.String({ description: 'Cart token, only in the response that created the cart: send it as X-Cart-Token' }),
    ),
    lines: Type.Array(CartLine),
    quantity: Type.Integer({ description: 'Total quantity of all lines' }),
    subtotal: Type.Integer({ description: 'Sum at the prices before discounts, in piastres' }),
    discount: Type.Integer({ description: 'Total discount, in piastres' }),
    coupon: Nullable(CartCoupon),
    couponDiscount: Type.Integer({ description: 'What the coupon takes off the items, in piastres' }),
    freeDelivery: Nullable(FreeDelivery),
    deliveryFee: Nullable(Type.Integer({ description: 'Fee to pay, 0 when delivery is free, in piastres' })),
    tax: Type.Integer({ description: 'VAT included in the total, in piastres: total × 14 / 114, rounded once' }),
    total: Money,
    contact: Nullable(ContactDetails),
    address: Nullable(DeliveryAddress),
    delivery: Nullable(DeliveryQuote),
    pickup: Nullable(PickupBranch),
    nextStep: Type.Enum(['cart', 'contact', 'address', 'payment'], {
      description: 'The first incomplete step of the checkout',
    }),
    changes: Type.Array(CartChange),
    lastOrder: Nullable(LastOrder),
    merged: Nullable(CartMerge),
  },
  { title: 'Cart' },
)

// Bodies. The service validates the texts and their lengths; the limits here only bound the input.
const Text = FormText(2000)
const OptionalText = Type.Optional(Nullable(Type.String({ maxLength: 2000 })))
/**
 * A number, or a text with Western or Arabic digits. The text comes first: coerced to a number, `0x2` and `1e1` would
 * pass.
 */
export const Quantity = Type.Union([Type.String({ maxLength: 20 }), Type.Number()])

export const CartAddBody = Type.Object({
  variantId: Id,
  quantity: Type.Optional(Quantity),
  parts: Type.Optional(
    Type.Array(Id, { maxItems: 10, description: 'For a bundle: the chosen variant of each part, in order' }),
  ),
})
export const CartAddLinesBody = Type.Object({ lines: Type.Array(CartAddBody, { minItems: 1, maxItems: 20 }) })
export const CartUpdateBody = Type.Object({ lineId: Id, quantity: Quantity })
export const CartRemoveBody = Type.Object({ lineId: Id })
export const ContactDetailsBody = Type.Object({
  fullName: Text,
  mobile: Text,
  anotherMobile: Text,
  email: OptionalText,
})
export const CartCouponBody = Type.Object({ code: CouponCode })
export const CartMergeBody = Type.Object({
  guestToken: Type.String({ maxLength: 200, description: 'Token of the guest’s cart' }),
})
/** An address in full, or an entry of the address book. */
export const CartAddressChoiceBody = Type.Object({
  ...Type.Partial(DeliveryAddressBody).properties,
  addressId: Type.Optional(
    Type.Union([Type.Integer(), Type.Null()], {
      description: 'Id of an address book entry, instead of all other fields',
    }),
  ),
})

export type Cart = Static<typeof Cart>
/** A cart without the last order that was placed from it: the domain of orders reads that one if there is any. */
export type CartView = Omit<Cart, 'lastOrder'> & { isOrdered: boolean }
export type CartAddBody = Static<typeof CartAddBody>
export type CartAddressChoiceBody = Static<typeof CartAddressChoiceBody>
export type CartChange = Static<typeof CartChange>
export type ContactDetails = Static<typeof ContactDetails>
export type ContactDetailsBody = Static<typeof ContactDetailsBody>
export type CartLine = Static<typeof CartLine>
export type CartUpdateBody = Static<typeof CartUpdateBody>
export type Quantity = Static<typeof Quantity>
export type CartMerge = Static<typeof CartMerge>
