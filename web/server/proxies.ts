import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { allowOrigins } from 'server-kit/cors.ts'
import { PUBLIC_FILES } from './headers.ts'
import { limits, type Settings } from './settings.ts'

const TIME_OUT = 30_000
/**
 * `closeTimeout`: how long a client may take to close its WebSocket when the server stops, in milliseconds. The types
 * do not have it.
 */
const socketLimits = { maxPayload: limits.body, closeTimeout: 1_000 }

/**
 * Proxies GraphQL on the shop's origin, and pictures, videos and feeds with their upstream caching headers. CORS of
 * GraphQL is the bff's.
 */
export async function addProxies(
  app: FastifyInstance,
  { bffUrl, imagesUrl, storeApiUrl, devPages, corsOrigins }: Settings,
): Promise<void> {
  endStreams(app)
  // Bodies pass through unparsed: Fastify would re-encode them by their type, which may be missing.
  app.removeContentTypeParser('text/plain')
  await app.register(httpProxy, {
    upstream: bffUrl,
    prefix: '/graphql',
    rewritePrefix: '/graphql',
    httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'],
    preHandler: dropOtherBodies,
    http: { requestOptions: { timeout: TIME_OUT } },
    replyOptions: { ...ofOneConnection, onError: noGraphql },
    websocket: true,
    wsServerOptions: socketLimits,
    wsClientOptions: socketToBff,
  })
  const read = [
    ['/images', imagesUrl],
    ['/media', imagesUrl],
    ['/feeds', storeApiUrl],
  ] as const
  const developed = devPages ? ([['/dev/outbox', storeApiUrl]] as const) : []
  for (const [prefix, upstream] of [...read, ...developed]) {
    const files: FastifyPluginAsync = async (scope) => {
      await allowOrigins(scope, corsOrigins, {
        methods: ['GET', 'HEAD'],
        exposed: ['x-request-id'],
        urls: PUBLIC_FILES,
      })
      await scope.register(httpProxy, {
        upstream,
        rewritePrefix: prefix,
        httpMethods: ['GET', 'HEAD'],
        http: { requestOptions: { timeout: TIME_OUT } },
        replyOptions: { ...ofOneConnection, onError: unreachable, onResponse: withoutFailure },
      })
    }
    await app.register(files, { prefix })
  }
}

/** Content types of subscriptions. */
const STREAMS = /^(text\/event-stream|multipart\/mixed)\b/

/** Ends streams on shutdown: the pages reconnect, to another instance. */
function endStreams(app: FastifyInstance): void {
  const open = new Set<ServerResponse>()
  app.addHook('onSend', async (_, reply) => {
    if (!STREAMS.test(String(reply.getHeader('content-type')))) return
    const { raw } = reply
    open.add(raw)
    raw.once('close', () => open.delete(raw))
  })
  app.addHook('preClose', async () => {
    for (const stream of open) stream.destroy()
  })
}

/**
 * Only a POST has a body. Node's client frames no body of other methods without a length, and a client can remove the
 * length by its `Connection`: the bff would read a second request.
 */
function dropOtherBodies(request: FastifyRequest, _: FastifyReply, done: () => void): void {
  if (request.method !== 'POST') request.body = undefined
  done()
}

type ReplyOptions = Required<NonNullable<FastifyHttpProxyOptions['replyOptions']>>

/**
 * Headers of one connection (RFC 9110, 7.6.1, 7.6.2 and 11.7), beside those that `Connection` names.
 * @fastify/reply-from drops only the latter, and only of requests. A `trailer` without chunks would make Node's client
 * throw outside of the request.
 */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]
/**
 * Headers of a body. reply-from forwards no body of a GET, and announced all the same it would swallow the next request
 * of the connection.
 */
const OF_BODY = ['content-length', 'transfer-encoding']
/** Headers of the WebSocket between client and web server; that to the bff has its own. */
const OF_HANDSHAKE = [
  'host',
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-extensions',
  'sec-websocket-protocol',
]

const without = <Headers extends object>(headers: Headers, names: string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as Headers

const toForwarded = (request: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...without(headers, request.method === 'POST' ? HOP_BY_HOP : [...HOP_BY_HOP, ...OF_BODY]),
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
})

/**
 * Drops the headers of one connection in both directions and adds the client's address. `transfer-encoding` of a
 * request stays: Node encodes its body anew.
 */
const ofOneConnection: Pick<ReplyOptions, 'rewriteHeaders' | 'rewriteRequestHeaders'> = {
  rewriteRequestHeaders: (request, headers) => toForwarded(request as FastifyRequest, headers),
  rewriteHeaders: (headers) => {
    const named = headers.connection?.toString().toLowerCase().split(/ *, */) ?? []
    return without(headers, [...HOP_BY_HOP, 'transfer-encoding', ...named])
  },
}

/** The types do not have `rewriteRequestHeaders`. */
const socketToBff = {
  maxPayload: limits.body,
  perMessageDeflate: false,
  rewriteRequestHeaders: (_: object, request: FastifyRequest) =>
    toForwarded(request, without(request.headers, OF_HANDSHAKE)),
}

const noGraphql: ReplyOptions['onError'] = (reply) => {
  const extensions = { code: 'UPSTREAM_UNAVAILABLE', requestId: reply.request.id }
  void reply.code(503).send({ errors: [{ message: 'The shop cannot be reached.', extensions }] })
}

/** Drops the body of a failed response, which may name internal servers; only the status is sent. */
const withoutFailure: ReplyOptions['onResponse'] = (request, reply, response) => {
  const { stream } = response as unknown as { stream: Readable }
  if (reply.statusCode < 500) return void reply.send(stream)
  stream.destroy()
  request.log.warn({ status: reply.statusCode, path: request.routeOptions.url }, 'error response of the store API')
  for (const name of Object.keys(reply.getHeaders())) if (name.startsWith('content-')) reply.removeHeader(name)
  unreachable(reply, { error: new Error('The store failed') })
}

const unreachable: ReplyOptions['onError'] = (reply) => {
  void reply.code(502).type('text/plain').send('It cannot be reached.\n')
}
