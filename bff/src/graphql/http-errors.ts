import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { errorText } from '#src/rest/error-text.ts'
import { languageOf } from 'server-kit/language.ts'
import type { FaultCode } from './fault-catalogue.ts'
import { formatFault, toPublicError } from './faults.ts'

/** Reports errors that occur before GraphQL receives the request (body too large or not JSON) as a GraphQL response. */
export function sendHttpError(
  error: Error & Pick<FastifyError, 'statusCode'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { statusCode: status = 500 } = error
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  const code = codes[status] ?? (status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST')
  const fault = error instanceof GraphQLError ? error : new GraphQLError('', { extensions: { code } })
  const visitor = { language: languageOf(request.headers['accept-language']), requestId: request.id }
  reply
    .headers(SAFE_HEADERS)
    .code(status)
    .send({
      errors: [toPublicError(formatFault({ message: fault.message, extensions: fault.extensions }, fault), visitor)],
    })
}

/** Codes of errors of Fastify, whose messages contain internals. */
const codes: Record<number, FaultCode> = {
  403: 'CSRF',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
}

/** In seconds; lag is measured every second. */
const RETRY_AFTER = 2

/** Headers of every response: browsers do not guess the type, and pages of other origins cannot embed it. */
export const SAFE_HEADERS = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }

/** Rejects a request while the event loop lags, as an outage, which clients retry. */
export async function refuseOverload({ id, headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const extensions = { code: 'UPSTREAM_UNAVAILABLE', reason: 'OVERLOADED', retryAfter: RETRY_AFTER, requestId: id }
  await reply
    .code(503)
    .header('retry-after', RETRY_AFTER)
    .send({ errors: [{ message: errorText('busy', languageOf(headers['accept-language'])), extensions }] })
}

/** Responds to an unknown path. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const message = errorText('missing', languageOf(request.headers['accept-language']))
  reply.code(404).send({ errors: [{ message, extensions: { code: 'NOT_FOUND', requestId: request.id } }] })
}
