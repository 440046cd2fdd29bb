import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { Id } from '#src/http/schema-parts.ts'
import { selectRegions } from './location.queries.ts'
import { City, DeliveryQuote, Region, State } from './location.schema.ts'
import * as location from './location.service.ts'

const Ids = Type.Array(Id, { minItems: 1, maxItems: 100 })

export const locationRoutes = tagged('location', async (app) => {
  app.get('/states', { schema: { operationId: 'listStates', response: ok(Type.Array(State)) } }, async ({ context }) =>
    good(await location.listStates(context)),
  )

  app.get(
    '/cities',
    { schema: { operationId: 'listCities', querystring: Type.Object({ state: Ids }), response: ok(Type.Array(City)) } },
    async ({ context, query }) => good(await location.listCities(context, query.state)),
  )

  app.get(
    '/regions',
    {
      schema: { operationId: 'listRegions', querystring: Type.Object({ city: Ids }), response: ok(Type.Array(Region)) },
    },
    async ({ context, query }) => good(await selectRegions(context.db, context.language, query.city)),
  )

  app.get(
    '/delivery-quote',
    {
      schema: {
        operationId: 'getDeliveryQuote',
        querystring: Type.Object(
          { state: Type.Optional(Id), region: Type.Optional(Id) },
          { description: 'Without an area or governorate: the estimate that holds everywhere' },
        ),
        response: ok(DeliveryQuote),
      },
    },
    async ({ context, query }) => good(await location.getDeliveryQuote(context, query)),
  )
})
