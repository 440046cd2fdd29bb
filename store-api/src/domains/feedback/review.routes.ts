import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { Id } from '#src/http/schema-parts.ts'
import { AddedReview, ReviewBody, ReviewListQuery, ReviewPage } from './feedback.schema.ts'
import { addReview, listReviewPages } from './review.service.ts'

const OrderId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

const ReviewBatchQuery = Type.Object({ products: Type.Array(Id, { maxItems: 100 }), ...ReviewListQuery.properties })

/** Reviews of products. */
export const reviewRoutes = tagged('feedback', async (app) => {
  app.get(
    '/reviews',
    { schema: { operationId: 'listReviewPages', querystring: ReviewBatchQuery, response: ok(Type.Array(ReviewPage)) } },
    async ({ context, query: { products, ...query } }) => good(await listReviewPages(context, products, query)),
  )

  app.post(
    '/orders/:id/reviews',
    {
      schema: {
        operationId: 'addReview',
        description:
          'Adds one review of a delivered, not returned order line. Requires the owner’s session or the signed token',
        params: Type.Object({ id: OrderId }),
        headers: Type.Object({
          'x-order-token': Type.Optional(Type.String({ description: 'Signed token of the order link' })),
        }),
        body: ReviewBody,
        response: AddedReview,
      },
    },
    async ({ context, params, headers, body }) =>
      good(await addReview(context, params.id, headers['x-order-token'], body)),
  )
})
