import { type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { viewMessage } from './message-view.ts'
import { listMessages } from './outbox.service.ts'
import { outboxPage } from './outbox-page.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Shows the messages as a page for developers. It is public, so it is never mounted in production. */
export const devOutboxRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/dev/outbox', { schema: { hide: true } }, async ({ context }, reply) => {
    const messages = await listMessages(context, { first: 50 })
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY })
      .type('text/html; charset=utf-8')
      .send(outboxPage(messages.map(viewMessage)))
  })
}
