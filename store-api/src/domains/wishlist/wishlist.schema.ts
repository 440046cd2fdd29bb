import { type Static, Type } from '@fastify/type-provider-typebox'
import { ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import { Id, Nullable } from '#src/http/schema-parts.ts'

export const Wish = Type.Object(
  { product: ProductCard, addedAt: Type.String({ format: 'date-time' }) },
  { title: 'Wish', description: 'A wishlist item' },
)

export const WishListMeta = Type.Object(
  { total: Type.Integer(), endCursor: Nullable(Type.String()), hasNext: Type.Boolean() },
  { title: 'WishListMeta' },
)

export const WishListQuery = Type.Object({
  first: Type.Optional(Type.Integer({ minimum: 1, maximum: 48, default: 24 })),
  after: Type.Optional(Type.String({ maxLength: 200 })),
})

export const WishBody = Type.Object({ productId: Id })
export const WishMergeBody = Type.Object({ productIds: Type.Array(Id, { maxItems: 50 }) })
export const WishIds = Type.Array(Id, { description: 'Ids of the visible products of the wishlist, newest first' })

export type Wish = Static<typeof Wish>
export type WishListMeta = Static<typeof WishListMeta>
export type WishListQuery = Static<typeof WishListQuery>
