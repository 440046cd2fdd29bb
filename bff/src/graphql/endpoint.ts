import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OperationTypeNode } from 'graphql'
import { isObject } from '#src/rest/request-parts.ts'
import { protocolFault } from './bad-input.ts'
import { eventStreams, isOfSingleConnection } from './event-stream.ts'
import { longLivedAnswers, refusing } from './long-lived.ts'
import { multipartAnswers, takesParts } from './multipart.ts'
import { type Asked, type OperationParts, operationsOf } from './operations.ts'
import { parameterOf } from './parameters.ts'
import type { PersistedDocuments } from './persisted-documents.ts'
import { isRefusedPage, type Site } from './session.ts'
import { acceptWebSockets, refuseForeignSockets, webSocketHandler } from './web-socket.ts'

const ALLOW = 'GET, HEAD, POST, PUT, DELETE, OPTIONS'

/**
 * Serves operations at `path`: queries and mutations as JSON, and subscriptions, by the `Accept` of the request, as
 * server-sent events or as parts; all of them over a WebSocket too. Closes the long-lived connections before the server
 * stops.
 */
export async function serveGraphql(
  app: FastifyInstance,
  path: string,
  { site, documents, ...parts }: OperationParts & { site: Site; documents: PersistedDocuments },
): Promise<void> {
  const operations = operationsOf(parts)
  const connections = longLivedAnswers(app)
  const asEvents = eventStreams(operations, connections)
  const asParts = multipartAnswers(operations, connections)
  const asJson = fastifyApolloHandler(parts.apollo, { context: (request, reply) => parts.context({ request, reply }) })

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const takesEvents = request.headers.accept?.includes('text/event-stream') ?? false
    const isLongLived = isOfSingleConnection(request) || takesEvents || takesParts(request)
    if (!isLongLived) return asJson.call(app, asGet(request), reply)
    return refusing(operations, request, reply, async () => {
      if (isOfSingleConnection(request)) return asEvents(request, reply)
      const asked = readOperation(request)
      const kind = operations.kindOf(asked)
      if (kind !== OperationTypeNode.SUBSCRIPTION && (takesJson(request) || !takesEvents))
        return asJson.call(app, asGet(request), reply)
      return takesEvents ? asEvents(request, reply) : asParts(request, reply, asked)
    })
  }

  await acceptWebSockets(app)
  app.addHook('onRequest', async ({ raw: { url } }, reply) => {
    // Some caches between the server and a visitor store responses without `Cache-Control`.
    if (url?.split('?', 1)[0] === path) reply.header('cache-control', 'no-store')
  })
  app.route({
    method: 'GET',
    url: path,
    onRequest: [refuseForeignSockets(site), allowSimpleReads(site)],
    handler: answer,
    wsHandler: webSocketHandler(operations, connections, documents),
  })
  app.route({ method: ['POST', 'PUT', 'DELETE'], url: path, handler: answer })
  app.route({ method: 'OPTIONS', url: path, handler: (_, reply) => reply.code(204).header('allow', ALLOW).send() })
  app.route({
    method: ['PATCH', 'TRACE'],
    url: path,
    handler: (_, reply) => reply.code(405).header('allow', ALLOW).send(),
  })
}

/** The parameters of an operation, unchecked. */
function readOperation(request: FastifyRequest): Asked {
  if (request.method === 'POST') return isObject(request.body) ? request.body : {}
  return { query: parameterOf(request, 'query'), operationName: parameterOf(request, 'operationName') }
}

function takesJson({ headers: { accept } }: FastifyRequest): boolean {
  return !accept || /\*\/\*|application\/(\*|json|graphql-response\+json)/.test(accept)
}

/** Apollo knows no HEAD; Fastify drops the body of its answer. */
function asGet(request: FastifyRequest): FastifyRequest {
  return request.method === 'HEAD' ? (Object.create(request, { method: { value: 'GET' } }) as FastifyRequest) : request
}

/**
 * Lets reads pass without the header that Apollo asks for against cross-site request forgery. Refuses those that a page
 * of another site embeds or links to: the browser sends them without a preflight and without `Origin`. Scripts of other
 * origins have no cookies here.
 */
function allowSimpleReads(site: Site) {
  return async (request: FastifyRequest): Promise<void> => {
    const { headers } = request
    if (headers['apollo-require-preflight'] || headers['x-apollo-operation-name']) return
    const isEmbedded = headers['sec-fetch-site'] === 'cross-site' && headers.origin === undefined
    if (isEmbedded || isRefusedPage(request, site)) throw protocolFault('CSRF')
    headers['apollo-require-preflight'] = '1'
  }
}
