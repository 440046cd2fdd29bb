import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { Id } from '#src/http/schema-parts.ts'
import { Session } from './session.schema.ts'
import { listSessions, revokeOtherSessions, revokeSession } from './session.service.ts'

const response = ok(Type.Array(Session))

/** The sessions of the authenticated customer. Each change answers with those that are left. */
export const sessionRoutes = tagged('account', async (app) => {
  // The answers are personal.
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))

  app.get(
    '/sessions',
    { schema: { operationId: 'listSessions', description: 'The current session first, then the last used', response } },
    async ({ context }) => good(await listSessions(context)),
  )

  app.post(
    '/sessions/:id/revoke',
    {
      schema: {
        operationId: 'revokeSession',
        description: 'Ends a session; the current one too',
        params: Type.Object({ id: Id }),
        response,
      },
    },
    async ({ context, params: { id } }) => good(await revokeSession(context, id)),
  )

  app.post(
    '/sessions/revoke-others',
    { schema: { operationId: 'revokeOtherSessions', description: 'Ends all sessions but the current one', response } },
    async ({ context }) => good(await revokeOtherSessions(context)),
  )
})
