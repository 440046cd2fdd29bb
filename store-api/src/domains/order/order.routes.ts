import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { ClientOrder, Order, PlaceOrderBody, TrackedOrder, TransitionBody } from './order.schema.ts'
import * as order from './order.service.ts'
import { placeOrder } from '#src/domains/order/placing/place-order.service.ts'
import { transitionOrder } from '#src/domains/order/moving/transition.service.ts'

const tags = ['order']
const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const OrderToken = Type.Object({ 'x-order-token': Type.Optional(Type.String({ description: 'Signed token of the order, from the response that placed it' })) })

export const orderRoutes: FastifyPluginAsyncTypebox = async (app) => {
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
      response: { ...ok(Order), 201: ok(Order)[200] },
    },
  }, async ({ context, headers, body }, reply) => {
    const { order: placed, replayed } = await placeOrder(context, headers['x-cart-token'], headers['idempotency-key'], body)
    reply.code(replayed ? 200 : 201)
    return good(placed)
  })

  app.get('/orders/:id', {
    schema: { tags, operationId: 'getOrder', params: Type.Object({ id: Id }), headers: OrderToken, response: ok(Order) },
  }, async ({ context, params, headers }) => good(await order.getOrder(context, params.id, headers['x-order-token'])))

  app.get('/client-order/:id/:item', {
    schema: { tags, operationId: 'getClientOrder', params: Type.Object({ id: Id, item: Id }), headers: OrderToken, response: ok(ClientOrder) },
  }, async ({ context, params, headers }) => good(await order.getClientOrder(context, params.id, params.item, headers['x-order-token'])))

  app.get('/track-order', {
    config: { rateLimit: { max: 20, timeWindow: 60_000 } },
    schema: {
      tags,
      operationId: 'trackOrder',
      querystring: Type.Object({ orderNumber: Type.String({ maxLength: 40 }), phone: Type.String({ maxLength: 40 }) }),
      response: ok(TrackedOrder),
    },
  }, async ({ context, query }) => good(await order.trackOrder(context, query.orderNumber, query.phone)))

  app.post('/orders/:id/transition', {
    schema: {
      tags: ['internal'],
      operationId: 'transitionOrder',
      params: Type.Object({ id: Id }),
      headers: Type.Object({ 'x-service-key': Type.Optional(Type.String()) }),
      body: TransitionBody,
      response: ok(Order),
    },
  }, async ({ context, params, headers, body }) => good(await transitionOrder(context, headers['x-service-key'], params.id, body)))
}
