import { Type } from '@fastify/type-provider-typebox'
import { good, ok, okList } from '#src/http/envelope.ts'
import { staffRoutes } from '#src/http/routes.ts'
import { OpenPromise, ShopFeedback, ShopFeedbackMeta, ShopFeedbackQuery } from './contact.schema.ts'
import { HeldReview } from './held-review.schema.ts'
import * as feedback from './shop-feedback.service.ts'

const params = Type.Object({ number: Type.String({ maxLength: 40 }) })
const reviewParams = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })

/** Messages, complaints, product requests and held reviews for staff. Requires the service key. */
export const shopFeedbackRoutes = staffRoutes(async (app) => {
  app.get(
    '/internal/feedback',
    {
      schema: {
        operationId: 'listShopFeedback',
        querystring: ShopFeedbackQuery,
        response: okList(ShopFeedback, ShopFeedbackMeta),
      },
    },
    async ({ context, query }) => ({ status: true as const, ...(await feedback.listShopFeedback(context, query)) }),
  )

  app.get(
    '/internal/feedback/:number',
    { schema: { operationId: 'getShopFeedback', params, response: ok(ShopFeedback) } },
    async ({ context, params: { number } }) => good(await feedback.getShopFeedback(context, number)),
  )

  app.post(
    '/internal/feedback/:number/close',
    { schema: { operationId: 'closeShopFeedback', params, response: ok(ShopFeedback) } },
    async ({ context, params: { number } }) => good(await feedback.closeShopFeedback(context, number)),
  )

  app.get(
    '/internal/feedback/:number/picture',
    { schema: { hide: true, params } },
    async ({ context, params: { number } }, reply) => {
      const bytes = await feedback.getRequestPicture(context, number)
      return reply.header('cache-control', 'no-store').type('image/webp').send(bytes)
    },
  )

  app.get(
    '/internal/open-promises',
    {
      schema: {
        operationId: 'listOpenPromises',
        description: 'What customers were promised and staff have not done, the longest overdue first, at most 100',
        response: ok(Type.Array(OpenPromise)),
      },
    },
    async ({ context }) => good(await feedback.listOpenPromises(context)),
  )

  app.get(
    '/internal/held-reviews',
    {
      schema: {
        operationId: 'listHeldReviews',
        description: 'Reviews that wait for a look, the oldest first, at most 50',
        response: ok(Type.Array(HeldReview)),
      },
    },
    async ({ context }) => good(await feedback.listHeldReviews(context)),
  )

  app.post(
    '/internal/held-reviews/:id/publish',
    { schema: { operationId: 'publishHeldReview', params: reviewParams, response: ok(Type.Object({})) } },
    async ({ context, params: { id } }) => {
      await feedback.publishHeldReview(context, id)
      return good({})
    },
  )

  app.post(
    '/internal/held-reviews/:id/reject',
    {
      schema: {
        operationId: 'rejectHeldReview',
        description: 'Deletes the review; its customer may write another one',
        params: reviewParams,
        response: ok(Type.Object({})),
      },
    },
    async ({ context, params: { id } }) => {
      await feedback.rejectHeldReview(context, id)
      return good({})
    },
  )
})
