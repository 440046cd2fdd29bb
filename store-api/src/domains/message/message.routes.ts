import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { requireServiceKey, StaffHeaders } from '#src/http/service-key.ts'
import { mobile, valuesOf } from '#src/http/rules.ts'
import { OutboxMessage, OutboxQuery } from './message.schema.ts'
import { viewMessage } from './message-view.ts'
import { listMessages } from './outbox.service.ts'

export const messageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/outbox',
    {
      schema: {
        tags: ['internal'],
        operationId: 'listOutbox',
        description: 'Notifications sent to customers, newest first',
        headers: StaffHeaders,
        querystring: OutboxQuery,
        response: ok(Type.Array(OutboxMessage)),
      },
    },
    async ({ context, headers, query: { mobile: typed, ...query } }) => {
      requireServiceKey(context, headers['x-service-key'])
      const only = typed === undefined ? {} : valuesOf({ mobile: mobile(typed) })
      return good((await listMessages(context, { ...query, ...only })).map(viewMessage))
    },
  )
}
