import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok, okList } from '#src/http/envelope.ts'
import { Id } from '#src/http/schema-parts.ts'
import { Review, ReviewListMeta, ReviewListQuery, ReviewPage } from './feedback.schema.ts'
import { listReviewPages, listReviews } from './feedback.service.ts'

const tags = ['feedback']
const IdOrSlug = Type.Object({ id: Type.String({ minLength: 1, maxLength: 120, description: 'Id or slug' }) })

const ReviewBatchQuery = Type.Object({ products: Type.Array(Id, { maxItems: 100 }), ...ReviewListQuery.properties })

export const feedbackRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/products/:id/reviews', {
    schema: { tags, operationId: 'listReviews', params: IdOrSlug, querystring: ReviewListQuery, response: okList(Review, ReviewListMeta) },
  }, async ({ context, params, query }) => ({ status: true as const, ...(await listReviews(context, params.id, query)) }))

  app.get('/reviews', {
    schema: { tags, operationId: 'listReviewPages', querystring: ReviewBatchQuery, response: ok(Type.Array(ReviewPage)) },
  }, async ({ context, query: { products, ...query } }) => good(await listReviewPages(context, products, query)))
}
