import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Memory, event loop and garbage collection: one set per process, however many apps it builds. */
const processMetrics = new Registry()
collectDefaultMetrics({ register: processMetrics })

/**
 * Serves `/metrics` as Prometheus text to callers that send `Authorization: Bearer <key>`. For all others, and without a key, the route
 * returns 404, because this server is public. Counts responses by method, route pattern and status.
 */
export function serveMetrics(app: FastifyInstance, key: string | undefined): void {
  if (!key) return
  const requests = new Registry()
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    registers: [requests],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    duration.observe({ method, route: routeOptions.url ?? 'unknown', status: statusCode }, elapsedTime / 1000)
  })
  const metrics = Registry.merge([processMetrics, requests])
  app.get('/metrics', { logLevel: 'warn', config: { pressureHandler: () => undefined } }, async ({ headers }, reply) => {
    if (!isEqual(headers.authorization ?? '', `Bearer ${key}`)) return reply.callNotFound()
    return reply.type(metrics.contentType).header('cache-control', 'no-store').send(await metrics.metrics())
  })
}

/** Compares hashes, so that the response time reveals nothing about the key. */
function isEqual(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}

/** Returns METRICS_KEY if it is set. Throws an Error with a one-line message when it has fewer than 24 characters. */
export function readMetricsKey(env: NodeJS.ProcessEnv): string | undefined {
  const key = env.METRICS_KEY?.trim() || undefined
  if (key && key.length < 24) throw new Error('METRICS_KEY must have at least 24 characters.')
  return key
}
