import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { requireServiceKey, StaffHeaders } from '#src/http/service-key.ts'
import { CustomerReply } from './reply.schema.ts'
import { closeReply, listHanded } from './reply.service.ts'

const tags = ['internal']

/** Answers of customers for staff systems, by the service key. */
export const replyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/internal/replies',
    {
      schema: {
        tags,
        operationId: 'listReplies',
        description: 'Answers in WhatsApp that the shop has to read, oldest first, at most 50',
        headers: StaffHeaders,
        response: ok(Type.Array(CustomerReply)),
      },
    },
    async ({ context, headers }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await listHanded(context))
    },
  )

  app.post(
    '/internal/replies/:id/close',
    {
      schema: {
        tags,
        operationId: 'closeReply',
        description: 'Marks an answer as read; a repeat changes nothing',
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
        headers: StaffHeaders,
        response: ok(Type.Null()),
      },
    },
    async ({ context, headers, params }) => {
      requireServiceKey(context, headers['x-service-key'])
      await closeReply(context, params.id)
      return good(null)
    },
  )
}
