import { type Static, Type } from '@fastify/type-provider-typebox'
import { Money } from '#src/domains/catalog/catalog.schema.ts'
import { Nullable } from '#src/http/schema-parts.ts'

const Benefit = Type.Enum(['percent', 'amount', 'freeDelivery'])

/** A typed code; the service folds it. */
export const CouponCode = Type.String({
  maxLength: 100,
  description: 'Code of a coupon, in upper or lower case, with Western or Arabic digits',
})

export const CartCoupon = Type.Object(
  {
    code: Type.String(),
    benefit: Nullable(Benefit),
    percent: Nullable(Type.Integer()),
    amount: Nullable(Money),
    saving: Type.Integer({ description: 'What it saves now, of the items or of the delivery fee, in piastres' }),
    problem: Nullable(Type.Enum(['EXPIRED', 'MINIMUM', 'ITEMS', 'USED_UP', 'STOPPED', 'UNKNOWN'])),
    minimum: Nullable(Money),
    missing: Nullable(Money),
    excluded: Type.Array(Type.Object({ name: Type.String(), reason: Type.Enum(['OFFER', 'PRODUCT']) }), {
      description: 'Items that it does not count for: already on offer, or none of its products',
    }),
    message: Type.String({ description: 'What it saves or why it does not, for display' }),
  },
  {
    title: 'CartCoupon',
    description:
      'A coupon, evaluated for the current items; `problem` says why it saves nothing (docs/rules/coupons.md)',
  },
)

export const FreeDelivery = Type.Object(
  { from: Money, missing: Money, reached: Type.Boolean() },
  {
    title: 'FreeDelivery',
    description: 'Progress of the items, after all discounts, towards the sum from which delivery is free',
  },
)

export const OrderCoupon = Type.Object(
  { code: Type.String(), freeDelivery: Type.Boolean({ description: 'Whether it made the delivery free' }) },
  { title: 'OrderCoupon' },
)

export type CartCoupon = Static<typeof CartCoupon>
export type FreeDelivery = Static<typeof FreeDelivery>
