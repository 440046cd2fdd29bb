import { type Static, Type } from '@fastify/type-provider-typebox'
import { Id } from '#src/http/schema-parts.ts'
import { Review } from '#src/domains/catalog/product-detail.schema.ts'

const { id, rating, text, author, createdAt } = Review.properties

export const HeldReview = Type.Object(
  { id, productId: Id, productName: Type.String(), orderNumber: Type.String(), rating, text, author, createdAt },
  { title: 'HeldReview', description: 'A review that waits for a look of the shop' },
)

export type HeldReview = Static<typeof HeldReview>
