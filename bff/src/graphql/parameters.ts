import type { FastifyRequest } from 'fastify'
import { isObject } from '#src/rest/request-parts.ts'

/** Returns a parameter of a request's address; undefined when it is missing or sent more than once. */
export function parameterOf({ query }: Pick<FastifyRequest, 'query'>, name: string): string | undefined {
  const value: unknown = isObject(query) ? query[name] : undefined
  return typeof value === 'string' ? value : undefined
}
