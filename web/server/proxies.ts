import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './settings.ts'

const TIME_OUT = 30_000

/** The ways through: GraphQL on the shop's origin, pictures, films and ad platforms' feeds with the caching headers they come with. */
export async function addProxies(app: FastifyInstance, { bffUrl, imagesUrl, storeApiUrl, devPages }: Settings): Promise<void> {
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
      replyOptions: { rewriteRequestHeaders: passedOn, onError: unreachable },
    })
  }
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

const unreachable: ReplyOptions['onError'] = (reply) => {
  void reply.code(502).type('text/plain').send('It cannot be reached.\n')
}
