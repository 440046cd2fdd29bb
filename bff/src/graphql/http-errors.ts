import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorText } from '#src/rest/error-text.ts'
import { languageOf } from 'server-kit/language.ts'

/** Reports errors that occur before GraphQL receives the request (body too large or not JSON) as a GraphQL response. */
export function sendHttpError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  const language = languageOf(request.headers['accept-language'])
  // Messages of Fastify contain internals.
  const message = status === 413 ? errorText('tooLarge', language) : status >= 500 ? errorText('unknown', language) : error.message
  const code = status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_USER_INPUT'
  reply.headers(SAFE_HEADERS).code(status).send({ errors: [{ message, extensions: { code, reason: reasons[status], requestId: request.id } }] })
}

const reasons: Record<number, string> = { 400: 'BAD_REQUEST', 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' }

/** In seconds; lag is measured every second. */
const RETRY_AFTER = 2

/** Headers of every response: browsers do not guess the type, and pages of other origins cannot embed it. */
export const SAFE_HEADERS = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }

/** Rejects a request while the event loop lags, as an outage, which clients retry. */
export async function refuseOverload({ id, headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const extensions = { code: 'UPSTREAM_UNAVAILABLE', reason: 'OVERLOADED', retryAfter: RETRY_AFTER, requestId: id }
  await reply.code(503).header('retry-after', RETRY_AFTER).send({ errors: [{ message: errorText('busy', languageOf(headers['accept-language'])), extensions }] })
}

/** Responds to an unknown path. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const message = errorText('missing', languageOf(request.headers['accept-language']))
  reply.code(404).send({ errors: [{ message, extensions: { code: 'NOT_FOUND', requestId: request.id } }] })
}
