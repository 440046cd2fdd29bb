import { Type } from '@fastify/type-provider-typebox'
import { PlacedOrder, PlaceOrderBody } from './checkout.schema.ts'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { placeOrder } from './place-order.service.ts'

/** Places an order for the cart. */
export const checkoutRoutes = tagged('order', async (app) => {
  app.post(
    '/orders',
    {
      schema: {
        operationId: 'placeOrder',
        description:
          'Places an order for the items in the cart. A retry with the same Idempotency-Key returns the same order; the same key with a different body is rejected.',
        headers: Type.Object({
          'x-cart-token': Type.Optional(Type.String()),
          'idempotency-key': Type.Optional(Type.String({ description: 'Idempotency key, 8 to 100 characters' })),
        }),
        body: PlaceOrderBody,
        response: { ...ok(PlacedOrder), 201: ok(PlacedOrder)[200] },
      },
    },
    async ({ context, headers, body }, reply) => {
      const { order, cart, replayed } = await placeOrder(
        context,
        headers['x-cart-token'],
        headers['idempotency-key'],
        body,
      )
      reply.code(replayed ? 200 : 201)
      return good({ ...order, cart })
    },
  )
})
