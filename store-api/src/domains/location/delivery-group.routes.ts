import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { staffRoutes } from '#src/http/routes.ts'
import { DeliveryGroup, FreeFromBody } from './location.schema.ts'
import { listDeliveryGroups, setFreeFrom } from './location.service.ts'

/**
 * Groups of governorates with the sum from which delivery is free. Requires the service key (docs/shop-side.md#rest).
 */
export const deliveryGroupRoutes = staffRoutes(async (app) => {
  app.get(
    '/internal/delivery-groups',
    { schema: { operationId: 'listDeliveryGroups', response: ok(Type.Array(DeliveryGroup)) } },
    async ({ context }) => good(await listDeliveryGroups(context)),
  )

  app.post(
    '/internal/delivery-groups/:id/free-from',
    {
      schema: {
        operationId: 'setFreeFrom',
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
        body: FreeFromBody,
        response: ok(Type.Array(DeliveryGroup)),
      },
    },
    async ({ context, params, body }) => good(await setFreeFrom(context, params.id, body.freeFrom)),
  )
})
