import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { Offers } from './promotion.schema.ts'
import * as promotion from './promotion.service.ts'

export const promotionRoutes = tagged('promotion', async (app) => {
  app.get('/offers', { schema: { operationId: 'getOffers', response: ok(Offers) } }, async ({ context }) =>
    good(await promotion.getOffers(context)),
  )
})
