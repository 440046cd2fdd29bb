import { Type } from '@fastify/type-provider-typebox'
import { Order } from '#src/domains/order/order.schema.ts'
import { ShopOrder } from '#src/domains/order/shop/shop.schema.ts'
import { good, ok } from '#src/http/envelope.ts'
import { staffRoutes } from '#src/http/routes.ts'
import { Id } from '#src/http/schema-parts.ts'
import { collectOrder, listPickupOrders } from './collect-order.service.ts'
import { CollectBody } from './pickup.schema.ts'

/** Pick-up orders for the counters of the branches, by the service key (docs/rules/pickup.md#collecting). */
export const pickupRoutes = staffRoutes(async (app) => {
  app.get(
    '/internal/pickup-orders',
    {
      schema: {
        operationId: 'listPickupOrders',
        description: 'Open pick-up orders, first those that were promised first, at most 50',
        querystring: Type.Object({ branchId: Type.Optional(Id) }),
        response: ok(Type.Array(ShopOrder)),
      },
    },
    async ({ context, query }) => good(await listPickupOrders(context, query.branchId)),
  )

  app.post(
    '/internal/orders/:id/collected',
    {
      schema: {
        operationId: 'collectOrder',
        description: 'Hands a ready pick-up order out at the counter and takes its cash',
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
        body: CollectBody,
        response: ok(Order),
      },
    },
    async ({ context, params, headers, body }) =>
      good(await collectOrder(context, String(headers['x-service-key']), params.id, body)),
  )
})
