import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { okList } from '#src/http/envelope.ts'
import { Review, ReviewListMeta, ReviewListQuery } from './feedback.schema.ts'
import { listReviews } from './feedback.service.ts'

const tags = ['feedback']
const IdOrSlug = Type.Object({ id: Type.String({ minLength: 1, maxLength: 120, description: 'Id or slug' }) })

export const feedbackRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/products/:id/reviews', {
    schema: { tags, operationId: 'listReviews', params: IdOrSlug, querystring: ReviewListQuery, response: okList(Review, ReviewListMeta) },
  }, async ({ context, params, query }) => ({ status: true as const, ...(await listReviews(context, params.id, query)) }))
}
