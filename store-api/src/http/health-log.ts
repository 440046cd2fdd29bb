import type { FastifyError, FastifyRequest, FastifyServerOptions } from 'fastify'
import { printable } from '#src/printable.ts'

/**
 * How requests are logged: method and path without the query, so that no search, phone or link token is kept; of an error its
 * kind, code and stack, never the values that a database error quotes.
 */
export function loggerOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    hooks: { streamWrite: printable },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
      err: (error: FastifyError) => ({ type: error.name, code: error.code, message: error.message, stack: error.stack ?? '' }),
    },
  }
}

function pathOf(url: string | undefined): string {
  return url?.split('?', 1)[0] ?? ''
}
