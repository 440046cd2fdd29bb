import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { CustomerReply } from './reply.schema.ts'
import { closeReply, listHanded } from './reply.service.ts'

const tags = ['internal']
const headers = Type.Object({ 'x-service-key': Type.Optional(Type.String()) })

/** Answers of customers for staff systems, by the service key. */
export const replyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/internal/replies', {
    schema: {
      tags,
      operationId: 'listReplies',
      description: 'Answers in WhatsApp that the shop has to read, oldest first, at most 50',
      headers,
      response: ok(Type.Array(CustomerReply)),
    },
  }, async ({ context, headers }) => good(await listHanded(context, headers['x-service-key'])))

  app.post('/internal/replies/:id/close', {
    schema: {
      tags,
      operationId: 'closeReply',
      description: 'Marks an answer as read; a repeat changes nothing',
      params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
      headers,
      response: ok(Type.Null()),
    },
  }, async ({ context, headers, params }) => {
    await closeReply(context, headers['x-service-key'], params.id)
    return good(null)
  })
}
