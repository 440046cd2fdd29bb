import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { ContactBody, FeedbackNumber } from './contact.schema.ts'
import { sendMessage } from './contact.service.ts'

/** Messages to the shop, which need no account. */
export const contactRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/contact',
    { schema: { tags: ['feedback'], operationId: 'sendMessage', body: ContactBody, response: ok(FeedbackNumber) } },
    async ({ context, body }) => good(await sendMessage(context, body)),
  )
}
