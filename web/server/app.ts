import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import fastifyCompress from '@fastify/compress'
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { addHeaders } from './headers.ts'
import { addProxies } from './proxies.ts'
import { addPages } from './pages.ts'
import { PLAIN_POLICY, plainError } from './plain-error.ts'
import { requestId } from './request-id.ts'
import { addRobots } from './robots.ts'
import { addServiceWorker } from './service-worker.ts'
import type { Settings } from './settings.ts'
import { addSitemap } from './sitemap.ts'
import { addStaticFiles } from './static-files.ts'

/** What a form or an upload may send. */
const BODY_LIMIT = 1024 * 1024
/** Milliseconds for a whole request, and for its headers, which must be the shorter one or Node never gives the body up. Slow phones are slow. */
const REQUEST_LIMIT = 30_000
const HEADERS_LIMIT = 15_000

export type AppOptions = { settings: Settings; build: ServerBuild; /** The folder of the browser's files. */ client: string }

/** The shop's web server, not listening yet: pages, their files, and the ways through to GraphQL and to the pictures. */
export async function buildApp({ settings, build, client }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_LIMIT,
    http: { headersTimeout: HEADERS_LIMIT, connectionsCheckingInterval: HEADERS_LIMIT / 4 },
    trustProxy: settings.trustProxy,
    genReqId: requestId,
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
    // An address that is none.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    logger: { level: settings.logLevel, serializers: { req: loggedRequest } },
  })
  app.setErrorHandler(answerError)
  app.get('/health', { logLevel: 'silent' }, () => ({ status: 'ok' }))
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // An event stream would wait in the compressor.
    customTypes: /^text\/(?!event-stream)|[/+](json|javascript|xml)\b/,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  addHeaders(app)
  addRobots(app, settings)
  addSitemap(app, settings)
  await addProxies(app, settings)
  await addStaticFiles(app, client)
  addServiceWorker(app, settings, join(client, '../server/service-worker.js'))
  await addPages(app, build)
  logPageErrors(app)
  return app
}

/** Paths tell what happened; what visitors typed stays out of the log. */
function loggedRequest({ method, url }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0] }
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error(error)
  const { type, body } = plainError(status, { accept: request.headers.accept, agent: request.headers['user-agent'] })
  return reply.code(status).type(type).header('content-security-policy', PLAIN_POLICY).send(body)
}

/** The pages know no logger: they tell what went wrong on this channel. */
function logPageErrors(app: FastifyInstance): void {
  const log = (message: unknown) => {
    const { error, path, requestId: reqId } = message as { error: unknown; path: string; requestId: string | null }
    app.log.error({ err: error, path, reqId }, 'a page failed')
  }
  subscribe('web:page-error', log)
  app.addHook('onClose', () => void unsubscribe('web:page-error', log))
}
