import { type Static, Type } from '@fastify/type-provider-typebox'
import { Nullable } from '#src/http/schema-parts.ts'

const Piastres = Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'Piastres' })
const Count = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const Slugs = Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50, description: 'Slugs; none: all' })
const Time = Type.String({ format: 'date-time' })

const limits = {
  maximum: Type.Optional(Piastres),
  minimum: Type.Optional(Piastres),
  startsAt: Type.Optional(Time),
  endsAt: Type.Optional(Time),
  uses: Type.Optional(Count),
  usesPerCustomer: Type.Optional(Count),
  onOffers: Type.Optional(Type.Boolean({ description: 'Whether items on offer count too' })),
  categories: Type.Optional(Slugs),
  clubs: Type.Optional(Slugs),
  brands: Type.Optional(Slugs),
}

/** A new coupon: exactly one of `percent`, `amount` and `freeDelivery`. */
export const NewCouponBody = Type.Object({
  code: Type.String({ maxLength: 100, description: '3 to 20 of A–Z, 0–9 and -' }),
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
  amount: Type.Optional(Piastres),
  freeDelivery: Type.Optional(Type.Literal(true)),
  ...limits,
})

const NullableInteger = Nullable(Type.Integer())

export const ShopCoupon = Type.Object(
  {
    code: Type.String(),
    benefit: Type.Enum(['percent', 'amount', 'freeDelivery']),
    percent: NullableInteger,
    amount: NullableInteger,
    maximum: NullableInteger,
    minimum: NullableInteger,
    startsAt: Time,
    endsAt: Nullable(Time),
    uses: NullableInteger,
    usesPerCustomer: NullableInteger,
    onOffers: Type.Boolean(),
    stoppedAt: Nullable(Time),
    categories: Type.Array(Type.String()),
    clubs: Type.Array(Type.String()),
    brands: Type.Array(Type.String()),
    used: Type.Integer({ description: 'Orders that use it; cancelled ones gave it back' }),
    saved: Type.Integer({ description: 'What they save with it, in piastres' }),
    orders: Type.Array(Type.Object({ number: Type.String(), status: Type.String(), saved: Type.Integer(), at: Time }), {
      description: 'The newest orders that use it, at most 50; empty in a list',
    }),
  },
  { title: 'ShopCoupon', description: 'A coupon as staff see it; sums in piastres' },
)

export type NewCouponBody = Static<typeof NewCouponBody>
export type ShopCoupon = Static<typeof ShopCoupon>
