import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import fastifyCompress from '@fastify/compress'
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { addStop } from 'server-kit/graceful-stop.ts'
import { serveMetrics } from 'server-kit/metrics.ts'
import { printable } from 'server-kit/printable.ts'
import { requestIdOf } from 'server-kit/request-id.ts'
import { refuseOddHeads, unreadableRequests } from 'server-kit/unreadable-requests.ts'
import { refuseCrossSiteWrites } from './cross-site-writes.ts'
import { addHeaders, fixedHeaders } from './headers.ts'
import { limits, type Settings } from './settings.ts'
import { addProxies } from './proxies.ts'
import { addPages } from './pages.ts'
import { PLAIN_POLICY, plainError } from './plain-error.ts'
import { addRobots } from './robots.ts'
import { addServiceWorker, addStaticFiles } from './static-files.ts'
import { addSitemap } from './sitemap.ts'

/** Milliseconds for a whole request, and for its headers, which must be the shorter one or Node never gives the body up. Slow phones are slow. */
const REQUEST_LIMIT = 30_000
const HEADERS_LIMIT = 15_000

/** How long /ready waits for the GraphQL layer, in milliseconds. */
const READY_LIMIT = 2_000

export type AppOptions = { settings: Settings; build: ServerBuild; /** The folder of the browser's files. */ client: string }

/** The shop's web server, not listening yet: pages, their files, and the ways through to GraphQL and to the pictures. */
export async function buildApp({ settings, build, client }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: limits.body,
    requestTimeout: REQUEST_LIMIT,
    ...unreadableRequests(fixedHeaders(settings), { headersTimeout: HEADERS_LIMIT, connectionsCheckingInterval: HEADERS_LIMIT / 4 }),
    trustProxy: settings.trustProxy,
    genReqId: requestIdOf,
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false },
    // An address that cannot be decoded: no hook runs for it.
    frameworkErrors: (error, request, reply) => {
      addHeaders(request, reply, settings)
      void answerError(error, request, reply)
    },
    logger: { level: settings.logLevel, serializers: { req: loggedRequest }, hooks: { streamWrite: printable } },
  })
  addStop(app)
  refuseOddHeads(app, fixedHeaders(settings))
  refuseOddAddresses(app)
  app.setErrorHandler(answerError)
  app.get('/health', { logLevel: 'silent' }, () => ({ status: 'ok' }))
  // Not its /ready: a bff without a store still has pages in its cache, and words for the rest.
  app.get('/ready', { logLevel: 'silent' }, async (_, reply) => {
    const isReady = await fetch(`${settings.bffUrl}/health`, { signal: AbortSignal.timeout(READY_LIMIT) }).then(({ ok }) => ok, () => false)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'the GraphQL layer does not answer' })
  })
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // An event stream would wait in the compressor.
    customTypes: /^text\/(?!event-stream)|[/+](json|javascript|xml)\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  app.addHook('onSend', async (request, reply) => addHeaders(request, reply, settings))
  refuseCrossSiteWrites(app, settings)
  serveMetrics(app, settings.metricsKey)
  addRobots(app, settings)
  addSitemap(app, settings)
  await addProxies(app, settings)
  await addStaticFiles(app, client)
  addServiceWorker(app, settings, join(client, '../server/service-worker.js'))
  await addPages(app, build)
  logPageErrors(app)
  return app
}

/**
 * Refuses addresses that name another site before their path (`GET http://evil.example/`), and hosts that are more than a name and a
 * port: neither is what a browser asks a web server for, and both would end in links. HTTP/1.0 has no host.
 */
function refuseOddAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, host }) => {
    if (!url.startsWith('/') || !/^([\w.-]+|\[[\da-f:.]+\])?(:\d{1,5})?$/i.test(host)) throw Object.assign(new Error('The address is not one.'), { statusCode: 400 })
  })
}

/** Paths tell what happened; what visitors typed stays out of the log. */
function loggedRequest({ method, url }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0] }
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error(error)
  const { type, body } = plainError(status, request)
  return reply.code(status).type(type).header('content-security-policy', PLAIN_POLICY).send(body)
}

/** The pages know no logger: they tell what went wrong on this channel. */
function logPageErrors(app: FastifyInstance): void {
  const log = (message: unknown) => {
    const { error, path, requestId: reqId } = message as { error: unknown; path: string; requestId: string | null }
    app.log.error({ err: error, path, reqId }, 'page rendering failed')
  }
  subscribe('web:page-error', log)
  app.addHook('onClose', () => void unsubscribe('web:page-error', log))
}
