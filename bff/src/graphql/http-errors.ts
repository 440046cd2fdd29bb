import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { errorText } from '#src/rest/error-text.ts'
import { languageOf } from '#src/rest/language.ts'

/** What goes wrong before GraphQL sees the request (a body too large or not JSON), in the shape of a GraphQL answer. */
export function sendHttpError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  const message = status >= 500 ? errorText('unknown', languageOf(request.headers['accept-language'])) : error.message
  const code = status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_USER_INPUT'
  reply.code(status).send({ errors: [{ message, extensions: { code, reason: error.code, requestId: request.id } }] })
}

/** An address that does not exist. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const message = errorText('missing', languageOf(request.headers['accept-language']))
  reply.code(404).send({ errors: [{ message, extensions: { code: 'NOT_FOUND', requestId: request.id } }] })
}
