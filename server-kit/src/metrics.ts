import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'
import { equalInConstantTime } from './constant-time.ts'

/** Memory, event loop, garbage collection and refused requests: one set per process, however many apps it builds. */
export const processMetrics = new Registry()
collectDefaultMetrics({ register: processMetrics })

/** Reads of the caches of this process: `hit`, `stale` (refreshed behind the reader) or `miss`. */
export const cacheReads = new Counter({
  name: 'cache_reads_total',
  help: 'Reads of a cache by its name and result.',
  labelNames: ['cache', 'result'] as const,
  registers: [processMetrics],
})

/** Options of a metrics route: it is not logged at `info`, and answered under load too. */
const METRICS_ROUTE = { logLevel: 'warn', config: { pressureHandler: () => undefined } } as const

/**
 * Measures the responses of a server by method, route (its pattern, never the requested path) and status. Returns the
 * metrics of `app` and of the process, with those of `others`.
 */
function measureRequests(app: FastifyInstance, others: Registry[]): Registry {
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
  return Registry.merge([processMetrics, requests, ...others])
}

/**
 * Serves `/metrics`, with those of `others`, as Prometheus text to callers that send `Authorization: Bearer <key>`. For
 * all others, and without a key, the route returns 404.
 */
export function serveMetrics(app: FastifyInstance, key: string, others: Registry[] = []): void {
  if (!key) return
  const metrics = measureRequests(app, others)
  app.get('/metrics', METRICS_ROUTE, async ({ headers }, reply) => {
    if (!equalInConstantTime(headers.authorization ?? '', `Bearer ${key}`)) return reply.callNotFound()
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.metrics())
  })
}
