import type { IncomingHttpHeaders } from 'node:http'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { handleProtocols } from 'graphql-ws'
import { makeHandler } from 'graphql-ws/use/@fastify/websocket'
import { limits } from '#src/limits.ts'
import { protocolFault } from './bad-input.ts'
import { graphqlErrorOf } from './faults.ts'
import { HEARTBEAT, type LongLived } from './long-lived.ts'
import { executorsOf, type Operations } from './operations.ts'
import type { PersistedDocuments } from './persisted-documents.ts'
import { isRefusedPage, type Site } from './session.ts'

/** Time to send `connection_init`, in milliseconds, for slow phones. */
const INIT_LIMIT = 10_000
/**
 * `closeTimeout`: how long a client may take to close its socket when the server stops, in milliseconds. The types do
 * not have it.
 */
const socketOptions = { maxPayload: limits.body, handleProtocols, closeTimeout: 1_000 }
/** Headers that a client may send as `connectionParams`: a browser can set none on a WebSocket. */
const PARAMS = ['authorization', 'x-session', 'x-cart-token', 'accept-language', 'x-client-key']

/** Accepts WebSockets on the routes with a `wsHandler`. Must come before them. */
export async function acceptWebSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: socketOptions,
    preClose(done) {
      for (const client of this.websocketServer.clients) client.close(1001, 'Going away')
      this.websocketServer.close()
      done()
    },
  })
}

/**
 * Refuses the WebSocket of a page that CORS_ORIGINS does not allow: browsers send it with cookies, and without a
 * preflight.
 */
export function refuseForeignSockets(site: Site) {
  return async (request: FastifyRequest): Promise<void> => {
    if (request.ws && isRefusedPage(request, site)) throw protocolFault('CSRF')
  }
}

/** Operations over a WebSocket by the protocol `graphql-transport-ws` (graphql-ws). */
export function webSocketHandler(operations: Operations, connections: LongLived, documents: PersistedDocuments) {
  const handle = makeHandler<Record<string, unknown> | undefined>(
    {
      connectionInitWaitTimeout: INIT_LIMIT,
      async onSubscribe({ connectionParams, extra: { request } }, _id, asked) {
        try {
          const headers = withParams(request, connectionParams)
          // Messages pass none of the hooks that fill in documents of HTTP requests.
          return await operations.prepare({ ...asked, query: documents.textIn(asked, headers) }, { request, headers })
        } catch (error) {
          return [graphqlErrorOf(error)]
        }
      },
      onError: ({ connectionParams, extra: { request } }, _id, _payload, errors) =>
        operations.refused({ id: request.id, headers: withParams(request, connectionParams) }, ...errors).errors,
      ...executorsOf(operations),
      onNext: (_context, _id, _payload, _args, result) => result as never,
    },
    HEARTBEAT,
  )
  return function wsHandler(this: FastifyInstance, socket: WebSocket, request: FastifyRequest): void {
    try {
      const leave = connections.take(request)
      const opened = performance.now()
      socket.once('close', (code) => {
        leave()
        request.log.info(
          { path: request.url.split('?', 1)[0], code, ms: Math.round(performance.now() - opened) },
          'WebSocket closed',
        )
      })
      void handle.call(this, socket, request)
    } catch {
      // Clients connect again after a while.
      socket.close(1013, 'Too many connections')
    }
  }
}

function withParams({ headers }: FastifyRequest, params: Record<string, unknown> = {}): IncomingHttpHeaders {
  const named = Object.entries(params).flatMap(([name, value]) =>
    PARAMS.includes(name.toLowerCase()) && typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
  )
  return { ...headers, ...(Object.fromEntries(named) as IncomingHttpHeaders) }
}
