import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limits } from '#src/limits.ts'
import { isObject } from '#src/rest/request-parts.ts'
import { protocolFault } from './bad-input.ts'
import { isOfSingleConnection } from './event-stream.ts'
import { isDeeperThan } from './limits.ts'

/** Formats of answers: JSON, those of subscriptions, and the page of GraphiQL. */
const ANSWERED = /\*\/\*|application\/(\*|json|graphql-response\+json)|text\/(\*|event-stream|html)|multipart\/mixed/

/**
 * Refuses requests to `path` that are no operation by a fault of the catalogue, in the language of the request. Apollo
 * would refuse them too, in English.
 */
export function refuseUnreadable(app: FastifyInstance, path: string): void {
  app.addHook('preHandler', async (request) => {
    const { method, body, headers, query } = request
    if (isDeeperThan(limits.nesting, body)) throw protocolFault('TOO_NESTED', { limit: limits.nesting })
    if (request.routeOptions.url !== path) return
    if (headers.accept && !ANSWERED.test(headers.accept)) throw protocolFault('NOT_ACCEPTABLE')
    if (method === 'POST') refuseOddBody(request)
    if (method === 'GET' && !request.ws && !isOfSingleConnection(request))
      refuseOddParameters(isObject(query) ? query : {})
  })
}

/** Forms and texts, which other sites can send without a preflight, are no JSON. */
function refuseOddBody({ body, headers }: FastifyRequest): void {
  const type = headers['content-type'] ?? ''
  if (type && !/^(application\/(json|graphql-response\+json)|multipart\/form-data)\b/i.test(type))
    throw protocolFault('UNSUPPORTED_MEDIA_TYPE')
  if (Array.isArray(body)) throw unreadable('A request has one operation: batches are not taken.')
  if (!isObject(body)) throw unreadable('The body must be a JSON object.')
  const { query, operationName, ...objects } = body
  if (query != null && typeof query !== 'string') throw unreadable('query must be a text.')
  if (operationName != null && typeof operationName !== 'string') throw unreadable('operationName must be a text.')
  for (const name of ['variables', 'extensions']) {
    if (objects[name] != null && (typeof objects[name] !== 'object' || Array.isArray(objects[name])))
      throw unreadable(`${name} must be an object.`)
  }
  if (!query && !isPersisted(objects.extensions)) throw unreadable('query is missing.')
}

function refuseOddParameters(parameters: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value !== 'string') throw unreadable(`${name} must be sent once.`)
    if ((name === 'variables' || name === 'extensions') && !isJsonObject(value))
      throw unreadable(`${name} must be a JSON object.`)
  }
  if (!parameters.query && !/persistedQuery/.test(String(parameters.extensions))) throw unreadable('query is missing.')
}

function isPersisted(extensions: unknown): boolean {
  return typeof extensions === 'object' && extensions !== null && 'persistedQuery' in extensions
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return value === null || (typeof value === 'object' && !Array.isArray(value))
  } catch {
    return false
  }
}

const unreadable = (detail: string) => protocolFault('BAD_REQUEST', {}, detail)
