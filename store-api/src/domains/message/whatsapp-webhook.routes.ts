import { createHmac } from 'node:crypto'
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { equalInConstantTime } from 'server-kit/constant-time.ts'
import { ApiError } from '#src/http/api-error.ts'
import { takeReports } from './delivery.service.ts'
import { takeMessages } from './inbox.service.ts'

const BODY_LIMIT = 1024 * 1024
const Check = Type.Object({
  'hub.mode': Type.Optional(Type.String()),
  'hub.verify_token': Type.Optional(Type.String()),
  'hub.challenge': Type.Optional(Type.String()),
})

/**
 * The webhook for WhatsApp's delivery reports and for what customers answer, authenticated by an HMAC over the body. A
 * signed call is answered 200 even without a known event, otherwise WhatsApp would repeat it for days.
 */
export const whatsappWebhookRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))

  app.get('/webhooks/whatsapp', { schema: { hide: true, querystring: Check } }, async ({ context, query }, reply) => {
    const { verifyToken } = context.config.whatsapp ?? {}
    const known = verifyToken && equalInConstantTime(query['hub.verify_token'] ?? '', verifyToken)
    if (!known || query['hub.mode'] !== 'subscribe') throw new ApiError('FORBIDDEN')
    return reply.type('text/plain; charset=utf-8').send(query['hub.challenge'] ?? '')
  })

  app.post(
    '/webhooks/whatsapp',
    { bodyLimit: BODY_LIMIT, schema: { hide: true } },
    async ({ context, body, headers }) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const { appSecret } = context.config.whatsapp ?? {}
      const signature = appSecret && `sha256=${createHmac('sha256', appSecret).update(bytes).digest('hex')}`
      if (!signature || !equalInConstantTime(String(headers['x-hub-signature-256'] ?? ''), signature))
        throw new ApiError('FORBIDDEN')
      const call = jsonOf(bytes)
      await takeReports(context, call)
      await takeMessages(context, call)
      return {}
    },
  )
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new ApiError('BAD_REQUEST')
  }
}
