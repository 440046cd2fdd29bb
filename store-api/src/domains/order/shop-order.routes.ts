import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok, okList } from '#src/http/envelope.ts'
import { OrderPageMeta, OrderStatus, ShopOrder } from './order.schema.ts'
import { getShopOrder, listShopOrders } from './shop-order.service.ts'

const tags = ['internal']
const headers = Type.Object({ 'x-service-key': Type.Optional(Type.String()) })

/** Orders for the shop's own programs, by the service key. */
export const shopOrderRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/internal/orders', {
    schema: {
      tags,
      operationId: 'listShopOrders',
      headers,
      querystring: Type.Object({
        status: Type.Optional(Type.Array(OrderStatus, { maxItems: 23, description: 'Filter; all values when omitted' })),
        first: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
        after: Type.Optional(Type.String({ maxLength: 100 })),
      }),
      response: okList(ShopOrder, OrderPageMeta),
    },
  }, async ({ context, headers, query: { status = [], first, after } }) => ({
    status: true as const,
    ...(await listShopOrders(context, headers['x-service-key'], { status, first, after })),
  }))

  app.get('/internal/orders/:id', {
    schema: {
      tags,
      operationId: 'getShopOrder',
      headers,
      params: Type.Object({ id: Type.String({ maxLength: 40, description: 'Id or number' }) }),
      response: ok(ShopOrder),
    },
  }, async ({ context, headers, params }) => good(await getShopOrder(context, headers['x-service-key'], params.id)))
}
