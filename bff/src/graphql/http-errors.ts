import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorText } from '#src/rest/error-text.ts'
import { languageOf } from '#src/rest/language.ts'

/** What goes wrong before GraphQL sees the request (a body too large or not JSON), in the shape of a GraphQL answer. */
export function sendHttpError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  const language = languageOf(request.headers['accept-language'])
  // Errors of Fastify itself name its internals.
  const message = status === 413 ? errorText('tooLarge', language) : status >= 500 ? errorText('unknown', language) : error.message
  const code = status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_USER_INPUT'
  reply.headers(SAFE_HEADERS).code(status).send({ errors: [{ message, extensions: { code, reason: reasons[status], requestId: request.id } }] })
}

const reasons: Record<number, string> = { 400: 'BAD_REQUEST', 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' }

/** Seconds; lag is measured every second. */
const RETRY_AFTER = 2

/** On every answer: no browser guesses its type, and no page of another origin embeds it. */
export const SAFE_HEADERS = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }

/** Refuses a request while the event loop lags: typed as an outage, which clients try again. */
export async function refuseOverload({ id, headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const extensions = { code: 'UPSTREAM_UNAVAILABLE', reason: 'OVERLOADED', retryAfter: RETRY_AFTER, requestId: id }
  await reply.code(503).header('retry-after', RETRY_AFTER).send({ errors: [{ message: errorText('busy', languageOf(headers['accept-language'])), extensions }] })
}

/** An address that does not exist. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const message = errorText('missing', languageOf(request.headers['accept-language']))
  reply.code(404).send({ errors: [{ message, extensions: { code: 'NOT_FOUND', requestId: request.id } }] })
}
