import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { ContactBody, FeedbackNumber } from './contact.schema.ts'
import { sendMessage } from './contact.service.ts'

/** Messages to the shop, which need no account. */
export const contactRoutes = tagged('feedback', async (app) => {
  app.post(
    '/contact',
    { schema: { operationId: 'sendMessage', body: ContactBody, response: ok(FeedbackNumber) } },
    async ({ context, body }) => good(await sendMessage(context, body)),
  )
})
