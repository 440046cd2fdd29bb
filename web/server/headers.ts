import type { FastifyInstance } from 'fastify'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}
// For what is not a document of ours; those bring their own policy.
const POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Security headers and the request's id on every answer. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.headers(always).header('x-request-id', request.id)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', POLICY)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
  })
}
