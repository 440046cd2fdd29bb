import { Type } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { good, ok } from '#src/http/envelope.ts'
import { staffRoutes, tagged } from '#src/http/routes.ts'
import { Client, ClientKey, NewClientKey, NewClientKeyBody } from './client-key.schema.ts'
import { getClient, listClientKeys, makeClientKey, revokeClientKey } from './client-key.service.ts'

const noStore = async (_: FastifyRequest, reply: FastifyReply) => void reply.header('cache-control', 'no-store')

/** The client of a key of the GraphQL API. The bff asks by the key itself. */
export const clientRoutes = tagged('client', async (app) => {
  app.addHook('onSend', noStore)

  app.get(
    '/client-key',
    {
      schema: {
        operationId: 'getClient',
        description: 'The client of a key; NOT_FOUND for an unknown or revoked one',
        headers: Type.Object({ 'x-client-key': Type.String({ maxLength: 200 }) }),
        response: ok(Client),
      },
    },
    async ({ context, headers }) => good(await getClient(context, headers['x-client-key'])),
  )
})

/** Keys of programs that use the GraphQL API (docs/shop-side.md#rest). */
export const clientKeyRoutes = staffRoutes(async (app) => {
  app.addHook('onSend', noStore)

  app.get(
    '/internal/client-keys',
    {
      schema: {
        operationId: 'listClientKeys',
        description: 'The newest 200 keys, revoked ones included',
        response: ok(Type.Array(ClientKey)),
      },
    },
    async ({ context }) => good(await listClientKeys(context)),
  )

  app.post(
    '/internal/client-keys',
    {
      schema: {
        operationId: 'makeClientKey',
        description: 'Makes a key; only this answer contains it',
        body: NewClientKeyBody,
        response: ok(NewClientKey),
      },
    },
    async ({ context, body }) => good(await makeClientKey(context, body)),
  )

  app.post(
    '/internal/client-keys/:name/revoke',
    {
      schema: {
        operationId: 'revokeClientKey',
        params: Type.Object({ name: Type.String({ maxLength: 100 }) }),
        response: ok(ClientKey),
      },
    },
    async ({ context, params: { name } }) => good(await revokeClientKey(context, name)),
  )
})
