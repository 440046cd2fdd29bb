import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import fastifyCompress from '@fastify/compress'
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { constants } from 'node:zlib'
import { addStop } from 'server-kit/graceful-stop.ts'
import { serveMetrics } from 'server-kit/metrics.ts'
import { printable } from 'server-kit/printable.ts'
import { requestIdOf } from 'server-kit/request-id.ts'
import { RequestLog } from 'server-kit/request-log.ts'
import { refuseOddHeads, unreadableRequests, webSocketsOnly } from 'server-kit/unreadable-requests.ts'
import { addAppLinks } from './app-links.ts'
import { refuseCrossSiteWrites } from './cross-site-writes.ts'
import { addHeaders, fixedHeaders } from './headers.ts'
import { limits, type Settings } from './settings.ts'
import { addProxies } from './proxies.ts'
import { addPages, type Pages } from './pages.ts'
import { PLAIN_POLICY, plainError } from './plain-error.ts'
import { addRobots } from './robots.ts'
import { addServiceWorker, addStaticFiles } from './static-files.ts'
import { addSitemap } from './sitemap.ts'

/**
 * Timeouts of a whole request, for slow phones, and of its headers, in milliseconds. The latter must be shorter, or
 * Node never times out the body.
 */
const REQUEST_LIMIT = 30_000
const HEADERS_LIMIT = 15_000

/** Time to read the rest of a body that is refused, in milliseconds. */
const DRAIN_LIMIT = 10_000

/** Timeout of /ready for the GraphQL layer, in milliseconds. */
const READY_LIMIT = 2_000

export type AppOptions = { settings: Settings; build: Pages; /** The folder of the browser's files. */ client: string }

/** Builds the shop's web server, not yet listening: pages, static files, and the proxies to GraphQL and pictures. */
export async function buildApp({ settings, build, client }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: limits.body,
    requestTimeout: REQUEST_LIMIT,
    ...unreadableRequests(fixedHeaders(settings), {
      ...webSocketsOnly,
      headersTimeout: HEADERS_LIMIT,
      connectionsCheckingInterval: HEADERS_LIMIT / 4,
    }),
    trustProxy: settings.trustProxy,
    genReqId: requestIdOf,
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false },
    // Undecodable addresses bypass all hooks.
    frameworkErrors: (error, request, reply) => {
      addHeaders(request, reply, settings)
      void answerError(error, request, reply)
    },
    logger: { level: settings.logLevel, hooks: { streamWrite: printable } },
    logController: new RequestLog(),
  })
  addStop(app)
  refuseOddHeads(app, fixedHeaders(settings))
  refuseOddAddresses(app)
  app.setErrorHandler(answerError)
  app.get('/health', { logLevel: 'silent' }, () => ({ status: 'ok' }))
  // Not its /ready: a bff without a store still answers from its cache, and with errors for the rest.
  app.get('/ready', { logLevel: 'silent' }, async (_, reply) => {
    const isReady = await fetch(`${settings.bffUrl}/health`, { signal: AbortSignal.timeout(READY_LIMIT) }).then(
      ({ ok }) => ok,
      () => false,
    )
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'the GraphQL layer does not answer' })
  })
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Compression would delay the events of a stream. The bff compresses its answers itself.
    customTypes: /^text\/(?!event-stream)|[/+](json|javascript|xml)\b/,
    // The default window of 4 MB, outside of the heap, makes V8 collect all garbage after every eleventh page.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  })
  app.addHook('onSend', async (request, reply) => addHeaders(request, reply, settings))
  refuseCrossSiteWrites(app, settings)
  serveMetrics(app, settings.metricsKey)
  addRobots(app, settings)
  addAppLinks(app, settings)
  addSitemap(app, settings)
  await addProxies(app, settings)
  await addStaticFiles(app, client)
  addServiceWorker(app, settings, join(client, '../server/service-worker.js'))
  await addPages(app, build, settings)
  logPageErrors(app)
  return app
}

/**
 * Refuses absolute addresses of another site (`GET http://evil.example/`), hosts that are more than a name and a port,
 * and addresses with U+0000: browsers send none of them, the first two would get into links, the last into HTML, which
 * allows none. HTTP/1.0 has no host.
 */
function refuseOddAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, host }) => {
    if (!url.startsWith('/') || url.includes('%00') || !/^([\w.-]+|\[[\da-f:.]+\])?(:\d{1,5})?$/i.test(host))
      throw Object.assign(new Error('The address is not one.'), { statusCode: 400 })
  })
}

/**
 * Answers a fault in words. First reads what is left of a body that is too large: closed before that, the connection is
 * reset, and browsers and proxies show a fault of their own instead of the answer.
 */
async function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  if (status === 413)
    await finished(request.raw.resume(), { signal: AbortSignal.timeout(DRAIN_LIMIT) }).catch(() => undefined)
  if (status >= 500) request.log.error(error)
  const { type, body } = plainError(status, request)
  return reply.code(status).type(type).header('content-security-policy', PLAIN_POLICY).send(body)
}

/** Logs faults of pages, which have no logger and publish them on this channel. */
function logPageErrors(app: FastifyInstance): void {
  const log = (message: unknown) => {
    const { error, path, requestId: reqId } = message as { error: unknown; path: string; requestId: string | null }
    app.log.error({ err: error, path, reqId }, 'page rendering failed')
  }
  subscribe('web:page-error', log)
  app.addHook('onClose', () => void unsubscribe('web:page-error', log))
}
