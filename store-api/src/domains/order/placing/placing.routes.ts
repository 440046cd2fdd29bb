import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { Order, PlacedOrder, PlaceOrderBody } from '#src/domains/order/order.schema.ts'
import { good, ok } from '#src/http/envelope.ts'
import { BuyNowBody, BuyNowPickupBranches, BuyNowPickupQuery, BuyNowQuery, BuyNowQuote } from './buy-now.schema.ts'
import { buyNow, listBuyNowPickupBranches, quoteBuyNow } from './buy-now.service.ts'
import { placeOrder } from './place-order.service.ts'

const tags = ['order']

/** Places an order for the cart, or for one product. */
export const placingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post('/orders', {
    schema: {
      tags,
      operationId: 'placeOrder',
      description: 'Places an order for the items in the cart. A retry with the same Idempotency-Key returns the same order; the same key with a different body is rejected.',
      headers: Type.Object({
        'x-cart-token': Type.Optional(Type.String()),
        'idempotency-key': Type.Optional(Type.String({ description: 'Idempotency key, 8 to 100 characters' })),
      }),
      body: PlaceOrderBody,
      response: { ...ok(PlacedOrder), 201: ok(PlacedOrder)[200] },
    },
  }, async ({ context, headers, body }, reply) => {
    const { order, cart, replayed } = await placeOrder(context, headers['x-cart-token'], headers['idempotency-key'], body)
    reply.code(replayed ? 200 : 201)
    return good({ ...order, cart })
  })

  app.get('/buy-now', { schema: { tags, operationId: 'quoteBuyNow', querystring: BuyNowQuery, response: ok(BuyNowQuote) } },
    async ({ context, query }) => good(await quoteBuyNow(context, query)))

  app.get('/buy-now/pickup-branches', {
    schema: {
      tags,
      operationId: 'listBuyNowPickupBranches',
      description: 'Branches where one product can be collected, nearest first',
      querystring: BuyNowPickupQuery,
      response: ok(BuyNowPickupBranches),
    },
  }, async ({ context, query }) => good(await listBuyNowPickupBranches(context, query)))

  app.post('/buy-now', {
    schema: {
      tags,
      operationId: 'buyNow',
      description: 'Places an order for one product; the cart does not change. A retry with the same Idempotency-Key returns the same order.',
      headers: Type.Object({ 'idempotency-key': Type.Optional(Type.String({ description: 'Idempotency key, 8 to 100 characters' })) }),
      body: BuyNowBody,
      response: { ...ok(Order), 201: ok(Order)[200] },
    },
  }, async ({ context, headers, body }, reply) => {
    const { order, replayed } = await buyNow(context, headers['idempotency-key'], body)
    reply.code(replayed ? 200 : 201)
    return good(order)
  })
}
