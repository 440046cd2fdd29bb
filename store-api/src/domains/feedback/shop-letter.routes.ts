import type {} from '@fastify/swagger' // lets a schema say `hide`
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok, okList } from '#src/http/envelope.ts'
import { requireServiceKey } from '#src/http/service-key.ts'
import { ShopFeedback, ShopFeedbackMeta, ShopFeedbackQuery } from './contact.schema.ts'
import * as letter from './shop-letter.service.ts'

const tags = ['internal']
const headers = Type.Object({ 'x-service-key': Type.Optional(Type.String()) })
const params = Type.Object({ number: Type.String({ maxLength: 40 }) })

/** Messages, complaints and product requests for staff. Requires the service key. */
export const shopLetterRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/internal/feedback', {
    schema: { tags, operationId: 'listShopFeedback', headers, querystring: ShopFeedbackQuery, response: okList(ShopFeedback, ShopFeedbackMeta) },
  }, async ({ context, headers, query }) => {
    requireServiceKey(context, headers['x-service-key'])
    return { status: true as const, ...(await letter.listLetters(context, query)) }
  })

  app.get('/internal/feedback/:number', {
    schema: { tags, operationId: 'getShopFeedback', headers, params, response: ok(ShopFeedback) },
  }, async ({ context, headers, params: { number } }) => {
    requireServiceKey(context, headers['x-service-key'])
    return good(await letter.getLetter(context, number))
  })

  app.post('/internal/feedback/:number/close', {
    schema: { tags, operationId: 'closeShopFeedback', headers, params, response: ok(ShopFeedback) },
  }, async ({ context, headers, params: { number } }) => {
    requireServiceKey(context, headers['x-service-key'])
    return good(await letter.closeLetter(context, number))
  })

  app.get('/internal/feedback/:number/picture', { schema: { hide: true, headers, params } },
    async ({ context, headers, params: { number } }, reply) => {
      requireServiceKey(context, headers['x-service-key'])
      const bytes = await letter.getRequestPicture(context, number)
      return reply.header('cache-control', 'no-store').type('image/webp').send(bytes)
    })
}
