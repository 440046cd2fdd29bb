import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

const TIME_OUT = 30_000

/** Proxies GraphQL on the shop's origin, and pictures, videos and feeds with their upstream caching headers. */
export async function addProxies(app: FastifyInstance, { bffUrl, imagesUrl, storeApiUrl, devPages }: Settings): Promise<void> {
  endStreams(app)
  // Bodies pass through unparsed: Fastify would re-encode them by their type, which may be missing.
  app.removeContentTypeParser('text/plain')
  await app.register(httpProxy, {
    upstream: bffUrl,
    prefix: '/graphql',
    rewritePrefix: '/graphql',
    http: { requestOptions: { timeout: TIME_OUT } },
    replyOptions: { rewriteRequestHeaders: passedOn, onError: noGraphql },
  })
  const read = [['/images', imagesUrl], ['/media', imagesUrl], ['/feeds', storeApiUrl]] as const
  const developed = devPages ? ([['/dev/outbox', storeApiUrl]] as const) : []
  for (const [prefix, upstream] of [...read, ...developed]) {
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ['GET', 'HEAD'],
      http: { requestOptions: { timeout: TIME_OUT } },
      replyOptions: { rewriteRequestHeaders: passedOn, onError: unreachable, onResponse: withoutFailure },
    })
  }
}

/** Ends event streams on shutdown: the pages reconnect, to another instance. */
function endStreams(app: FastifyInstance): void {
  const open = new Set<ServerResponse>()
  app.addHook('onRequest', async ({ url }, { raw }) => {
    if (!url.startsWith('/graphql/stream')) return
    open.add(raw)
    raw.once('close', () => open.delete(raw))
  })
  app.addHook('preClose', async () => {
    for (const stream of open) stream.destroy()
  })
}

type ReplyOptions = Required<NonNullable<FastifyHttpProxyOptions['replyOptions']>>

const passedOn: ReplyOptions['rewriteRequestHeaders'] = (request, headers) => ({
  ...headers,
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
})

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
