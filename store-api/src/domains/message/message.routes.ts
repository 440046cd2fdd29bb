import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { requireServiceKey, StaffHeaders } from '#src/http/service-key.ts'
import { OutboxMessage, OutboxQuery } from './message.schema.ts'
import { viewMessage } from './message-view.ts'
import { listMessages } from './outbox.service.ts'

export const messageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/outbox', {
    schema: {
      tags: ['internal'],
      operationId: 'listOutbox',
      description: 'Notifications sent to customers, newest first',
      headers: StaffHeaders,
      querystring: OutboxQuery,
      response: ok(Type.Array(OutboxMessage)),
    },
  }, async ({ context, headers, query }) => {
    requireServiceKey(context, headers['x-service-key'])
    return good((await listMessages(context, query)).map(viewMessage))
  })
}
