import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { Offers } from './promotion.schema.ts'
import * as promotion from './promotion.service.ts'

const tags = ['promotion']

export const promotionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/offers', { schema: { tags, operationId: 'getOffers', response: ok(Offers) } }, async ({ context }) =>
    good(await promotion.getOffers(context)),
  )
}
