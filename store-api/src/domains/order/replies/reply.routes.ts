import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { staffRoutes } from '#src/http/routes.ts'
import { CustomerReply } from './reply.schema.ts'
import { closeReply, listHanded } from './reply.service.ts'

/** Answers of customers for staff systems, by the service key. */
export const replyRoutes = staffRoutes(async (app) => {
  app.get(
    '/internal/replies',
    {
      schema: {
        operationId: 'listReplies',
        description: 'Answers in WhatsApp that the shop has to read, oldest first, at most 50',
        response: ok(Type.Array(CustomerReply)),
      },
    },
    async ({ context }) => good(await listHanded(context)),
  )

  app.post(
    '/internal/replies/:id/close',
    {
      schema: {
        operationId: 'closeReply',
        description: 'Marks an answer as read; a repeat changes nothing',
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
        response: ok(Type.Null()),
      },
    },
    async ({ context, params }) => {
      await closeReply(context, params.id)
      return good(null)
    },
  )
})
