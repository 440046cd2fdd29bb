import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { Order } from '#src/domains/order/order.schema.ts'
import { reorder } from './reorder.service.ts'
import { Reorder } from './reorder.schema.ts'
import { quoteReturn, requestReturn, withdrawReturn } from './return.service.ts'
import { ReturnBody, ReturnQuote, ReturnQuoteBody } from '#src/domains/order/return.schema.ts'

const params = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })
const token = {
  'x-order-token': Type.Optional(
    Type.String({
      description: 'Signed token of the order link; not needed by the authenticated customer who owns the order',
    }),
  ),
}
const headers = Type.Object(token)

/** Returns and reorders, by account or by the order's token. */
export const returnRoutes = tagged('order', async (app) => {
  app.post(
    '/orders/:id/return',
    { schema: { operationId: 'askReturn', params, headers, body: ReturnBody, response: ok(Order) } },
    async ({ context, params, headers, body }) =>
      good(await requestReturn(context, params.id, headers['x-order-token'], body)),
  )

  app.post(
    '/orders/:id/return-quote',
    {
      schema: {
        operationId: 'quoteReturn',
        description: 'What a return would pay back; changes nothing',
        params,
        headers,
        body: ReturnQuoteBody,
        response: ok(ReturnQuote),
      },
    },
    async ({ context, params, headers, body }) =>
      good(await quoteReturn(context, params.id, headers['x-order-token'], body)),
  )

  app.post(
    '/orders/:id/return/withdraw',
    { schema: { operationId: 'withdrawReturn', params, headers, response: ok(Order) } },
    async ({ context, params, headers }) => good(await withdrawReturn(context, params.id, headers['x-order-token'])),
  )

  app.post(
    '/orders/:id/reorder',
    {
      schema: {
        operationId: 'reorder',
        description:
          'Adds the items of an order to the cart. Creates a cart when there is none; only that response contains its token',
        params,
        headers: Type.Object({ ...token, 'x-cart-token': Type.Optional(Type.String()) }),
        response: ok(Reorder),
      },
    },
    async ({ context, params, headers }) =>
      good(await reorder(context, params.id, headers['x-order-token'], headers['x-cart-token'])),
  )
})
