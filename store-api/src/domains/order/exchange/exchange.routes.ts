import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { ExchangeBody, ExchangeQuote, ExchangeQuoteBody, OrderExchange } from './exchange.schema.ts'
import { quoteExchange, requestExchange } from './exchange.service.ts'

const params = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })
const token = {
  'x-order-token': Type.Optional(
    Type.String({
      description: 'Signed token of the order link; not needed by the authenticated customer who owns the order',
    }),
  ),
}

/** Exchanges, by account or by the order's token. */
export const exchangeRoutes = tagged('order', async (app) => {
  app.post(
    '/orders/:id/exchange-quote',
    {
      schema: {
        operationId: 'quoteExchange',
        description: 'What an exchange would cost; changes nothing',
        params,
        headers: Type.Object(token),
        body: ExchangeQuoteBody,
        response: ok(ExchangeQuote),
      },
    },
    async ({ context, params, headers, body }) =>
      good(await quoteExchange(context, params.id, headers['x-order-token'], body.items)),
  )

  app.post(
    '/orders/:id/exchange',
    {
      schema: {
        operationId: 'requestExchange',
        description:
          'Opens a return of the order and places the order that replaces its items. A retry with the same Idempotency-Key returns the same exchange.',
        params,
        headers: Type.Object({
          ...token,
          'idempotency-key': Type.Optional(Type.String({ description: 'Idempotency key, 8 to 100 characters' })),
        }),
        body: ExchangeBody,
        response: { ...ok(OrderExchange), 201: ok(OrderExchange)[200] },
      },
    },
    async ({ context, params, headers, body }, reply) => {
      const access = { token: headers['x-order-token'], idempotencyKey: headers['idempotency-key'] }
      const { exchanged, replayed } = await requestExchange(context, params.id, access, body)
      reply.code(replayed ? 200 : 201)
      return good(exchanged)
    },
  )
})
