import type {} from '@fastify/swagger' // lets a schema say `hide`
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok, okList } from '#src/http/envelope.ts'
import { requireServiceKey, StaffHeaders } from '#src/http/service-key.ts'
import { ShopFeedback, ShopFeedbackMeta, ShopFeedbackQuery } from './contact.schema.ts'
import { HeldReview } from './held-review.schema.ts'
import * as feedback from './shop-feedback.service.ts'

const tags = ['internal']
const params = Type.Object({ number: Type.String({ maxLength: 40 }) })
const reviewParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })

/** Messages, complaints, product requests and held reviews for staff. Requires the service key. */
export const shopFeedbackRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/internal/feedback',
    {
      schema: {
        tags,
        operationId: 'listShopFeedback',
        headers: StaffHeaders,
        querystring: ShopFeedbackQuery,
        response: okList(ShopFeedback, ShopFeedbackMeta),
      },
    },
    async ({ context, headers, query }) => {
      requireServiceKey(context, headers['x-service-key'])
      return { status: true as const, ...(await feedback.listShopFeedback(context, query)) }
    },
  )

  app.get(
    '/internal/feedback/:number',
    { schema: { tags, operationId: 'getShopFeedback', headers: StaffHeaders, params, response: ok(ShopFeedback) } },
    async ({ context, headers, params: { number } }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await feedback.getShopFeedback(context, number))
    },
  )

  app.post(
    '/internal/feedback/:number/close',
    { schema: { tags, operationId: 'closeShopFeedback', headers: StaffHeaders, params, response: ok(ShopFeedback) } },
    async ({ context, headers, params: { number } }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await feedback.closeShopFeedback(context, number))
    },
  )

  app.get(
    '/internal/feedback/:number/picture',
    { schema: { hide: true, headers: StaffHeaders, params } },
    async ({ context, headers, params: { number } }, reply) => {
      requireServiceKey(context, headers['x-service-key'])
      const bytes = await feedback.getRequestPicture(context, number)
      return reply.header('cache-control', 'no-store').type('image/webp').send(bytes)
    },
  )

  app.get(
    '/internal/held-reviews',
    {
      schema: {
        tags,
        operationId: 'listHeldReviews',
        description: 'Reviews that wait for a look, the oldest first, at most 50',
        headers: StaffHeaders,
        response: ok(Type.Array(HeldReview)),
      },
    },
    async ({ context, headers }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await feedback.listHeldReviews(context))
    },
  )

  app.post(
    '/internal/held-reviews/:id/publish',
    {
      schema: {
        tags,
        operationId: 'publishHeldReview',
        headers: StaffHeaders,
        params: reviewParams,
        response: ok(Type.Object({})),
      },
    },
    async ({ context, headers, params: { id } }) => {
      requireServiceKey(context, headers['x-service-key'])
      await feedback.publishHeldReview(context, id)
      return good({})
    },
  )

  app.post(
    '/internal/held-reviews/:id/reject',
    {
      schema: {
        tags,
        operationId: 'rejectHeldReview',
        description: 'Deletes the review; its customer may write another one',
        headers: StaffHeaders,
        params: reviewParams,
        response: ok(Type.Object({})),
      },
    },
    async ({ context, headers, params: { id } }) => {
      requireServiceKey(context, headers['x-service-key'])
      await feedback.rejectHeldReview(context, id)
      return good({})
    },
  )
}
