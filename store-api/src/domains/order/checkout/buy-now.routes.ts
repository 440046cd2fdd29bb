import { Type } from '@fastify/type-provider-typebox'
import { Order } from '#src/domains/order/order.schema.ts'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { BuyNowBody, BuyNowPickupBranches, BuyNowPickupQuery, BuyNowQuery, BuyNowQuote } from './buy-now.schema.ts'
import { buyNow, listBuyNowPickupBranches, quoteBuyNow } from './buy-now.service.ts'

/** Places an order for one product, without the cart. */
export const buyNowRoutes = tagged('order', async (app) => {
  app.get(
    '/buy-now',
    { schema: { operationId: 'quoteBuyNow', querystring: BuyNowQuery, response: ok(BuyNowQuote) } },
    async ({ context, query }) => good(await quoteBuyNow(context, query)),
  )

  app.get(
    '/buy-now/pickup-branches',
    {
      schema: {
        operationId: 'listBuyNowPickupBranches',
        description: 'Branches where one product can be collected, nearest first',
        querystring: BuyNowPickupQuery,
        response: ok(BuyNowPickupBranches),
      },
    },
    async ({ context, query }) => good(await listBuyNowPickupBranches(context, query)),
  )

  app.post(
    '/buy-now',
    {
      schema: {
        operationId: 'buyNow',
        description:
          'Places an order for one product; the cart does not change. A retry with the same Idempotency-Key returns the same order.',
        headers: Type.Object({
          'idempotency-key': Type.Optional(Type.String({ description: 'Idempotency key, 8 to 100 characters' })),
        }),
        body: BuyNowBody,
        response: { ...ok(Order), 201: ok(Order)[200] },
      },
    },
    async ({ context, headers, body }, reply) => {
      const { order, replayed } = await buyNow(context, headers['idempotency-key'], body)
      reply.code(replayed ? 200 : 201)
      return good(order)
    },
  )
})
