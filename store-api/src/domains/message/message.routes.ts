import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { staffRoutes } from '#src/http/routes.ts'
import { mobile, requireValid } from '#src/http/rules.ts'
import { OutboxMessage, OutboxQuery } from './message.schema.ts'
import { viewMessage } from './message-view.ts'
import { listMessages } from './outbox.service.ts'

export const messageRoutes = staffRoutes(async (app) => {
  app.get(
    '/outbox',
    {
      schema: {
        operationId: 'listOutbox',
        description: 'Notifications sent to customers, newest first',
        querystring: OutboxQuery,
        response: ok(Type.Array(OutboxMessage)),
      },
    },
    async ({ context, query: { mobile: typed, ...query } }) => {
      const only = typed === undefined ? {} : requireValid({ mobile: mobile(typed) })
      return good((await listMessages(context, { ...query, ...only })).map(viewMessage))
    },
  )
})
