import { type Static, Type } from '@fastify/type-provider-typebox'
import { ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import { Id, pageQuery } from '#src/http/schema-parts.ts'

export const WishlistItem = Type.Object(
  { product: ProductCard, addedAt: Type.String({ format: 'date-time' }) },
  { title: 'WishlistItem', description: 'A wishlist item' },
)

export const WishlistQuery = Type.Object(pageQuery(48, 24))

export const WishlistItemBody = Type.Object({ productId: Id })
export const WishlistProductIds = Type.Array(Id, {
  description: 'Ids of the visible products of the wishlist, newest first',
})

export type WishlistItem = Static<typeof WishlistItem>
export type WishlistQuery = Static<typeof WishlistQuery>
