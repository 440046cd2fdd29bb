import { type Static, Type } from '@fastify/type-provider-typebox'
import { Id, Nullable } from '#src/http/schema-parts.ts'

export const ReviewFit = Type.Enum(['small', 'true', 'large'], { description: 'How it turned out against its size' })

export const Review = Type.Object(
  {
    id: Id,
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    fit: Nullable(ReviewFit),
    text: Type.String(),
    author: Type.String({ description: 'First name' }),
    color: Nullable(Type.String({ description: 'As bought' })),
    size: Nullable(Type.String({ description: 'As bought' })),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Review', description: 'By someone who bought the thing here' },
)

export const ReviewSort = Type.Enum(['newest', 'highest', 'lowest'])

export const ReviewListQuery = Type.Object({
  rating: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: 'Only those with so many stars' })),
  sort: Type.Optional(ReviewSort),
  first: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 10 })),
  after: Type.Optional(Type.String({ maxLength: 200 })),
})

export const ReviewListMeta = Type.Object(
  { total: Type.Integer(), endCursor: Nullable(Type.String()), hasNext: Type.Boolean() },
  { title: 'ReviewListMeta' },
)

export const ReviewPage = Type.Object(
  { productId: Id, reviews: Type.Array(Review), total: Type.Integer(), endCursor: Nullable(Type.String()), hasNext: Type.Boolean() },
  { title: 'ReviewPage', description: 'A page of the reviews of one product' },
)

export type ReviewPage = Static<typeof ReviewPage>
export type Review = Static<typeof Review>
export type ReviewListMeta = Static<typeof ReviewListMeta>
export type ReviewListQuery = Static<typeof ReviewListQuery>
export type ReviewSort = Static<typeof ReviewSort>
