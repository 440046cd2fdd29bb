import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { requireServiceKey, StaffHeaders as headers } from '#src/http/service-key.ts'
import { DeliveryGroup, FreeFromBody } from './location.schema.ts'
import { listDeliveryGroups, setFreeFrom } from './location.service.ts'

const tags = ['internal']

/**
 * Groups of governorates with the sum from which delivery is free. Requires the service key (docs/shop-side.md#rest).
 */
export const deliveryGroupRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/internal/delivery-groups',
    { schema: { tags, operationId: 'listDeliveryGroups', headers, response: ok(Type.Array(DeliveryGroup)) } },
    async ({ context, headers }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await listDeliveryGroups(context))
    },
  )

  app.post(
    '/internal/delivery-groups/:id/free-from',
    {
      schema: {
        tags,
        operationId: 'setFreeFrom',
        headers,
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
        body: FreeFromBody,
        response: ok(Type.Array(DeliveryGroup)),
      },
    },
    async ({ context, headers, params, body }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await setFreeFrom(context, params.id, body.freeFrom))
    },
  )
}
