import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { requireServiceKey, StaffHeaders as headers } from '#src/http/service-key.ts'
import { Client, ClientKey, NewClientKey, NewClientKeyBody } from './client-key.schema.ts'
import { getClient, listClientKeys, makeClientKey, revokeClientKey } from './client-key.service.ts'

const tags = ['internal']

/**
 * Keys of programs that use the GraphQL API. The bff asks for the client of a key by the key itself, staff need the
 * service key (docs/shop-side.md#rest).
 */
export const clientKeyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))

  app.get(
    '/client-key',
    {
      schema: {
        tags: ['client'],
        operationId: 'getClient',
        description: 'The client of a key; NOT_FOUND for an unknown or revoked one',
        headers: Type.Object({ 'x-client-key': Type.String({ maxLength: 200 }) }),
        response: ok(Client),
      },
    },
    async ({ context, headers }) => good(await getClient(context, headers['x-client-key'])),
  )

  app.get(
    '/internal/client-keys',
    {
      schema: {
        tags,
        operationId: 'listClientKeys',
        description: 'The newest 200 keys, revoked ones included',
        headers,
        response: ok(Type.Array(ClientKey)),
      },
    },
    async ({ context, headers }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await listClientKeys(context))
    },
  )

  app.post(
    '/internal/client-keys',
    {
      schema: {
        tags,
        operationId: 'makeClientKey',
        description: 'Makes a key; only this answer contains it',
        headers,
        body: NewClientKeyBody,
        response: ok(NewClientKey),
      },
    },
    async ({ context, headers, body }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await makeClientKey(context, body))
    },
  )

  app.post(
    '/internal/client-keys/:name/revoke',
    {
      schema: {
        tags,
        operationId: 'revokeClientKey',
        headers,
        params: Type.Object({ name: Type.String({ maxLength: 100 }) }),
        response: ok(ClientKey),
      },
    },
    async ({ context, headers, params: { name } }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await revokeClientKey(context, name))
    },
  )
}
