import type { FastifyError, FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { missingMigrations } from '#src/db/migrate.ts'
import { type Db, poolState } from '#src/db/pool.ts'
import { printable } from '#src/printable.ts'

/**
 * Addresses for those who run the shop, outside the contract: /health says that the process lives, /ready that it can serve
 * (503 until the database answers and has every migration), /metrics is Prometheus text.
 */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
  const metrics = watchRequests(app, db)
  app.get('/health', { ...hidden, config: { pressureHandler: () => undefined } }, async () => ({ status: true }))
  app.get('/ready', hidden, async (request, reply) => {
    const missing = await missingMigrations(db).catch((error: Error) => error)
    if (Array.isArray(missing) && missing.length === 0) return { status: true }
    request.log.warn({ missing: Array.isArray(missing) ? missing : missing.message }, 'not ready')
    return reply.code(503).send({ status: false })
  })
  app.get('/metrics', { ...hidden, config: { pressureHandler: () => undefined } }, async (_, reply) => reply.type(metrics.contentType).send(await metrics.metrics()))
}

/** Memory, event loop and garbage collection: one set for the process, however many apps it builds. */
const processMetrics = new Registry()
collectDefaultMetrics({ register: processMetrics })

/**
 * Counts each answer of a server and its duration by method, route (its pattern, never the address asked for) and status.
 * Returns all of them so far, with the state of the pool of `db` and of the process when they are read.
 */
function watchRequests(app: FastifyInstance, db: Db): Registry {
  const registers = [new Registry()]
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    duration.observe({ method, route: routeOptions.url ?? 'unknown', status: statusCode }, elapsedTime / 1000)
  })
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool: lent to a query, idle, and queries that wait for one.',
    labelNames: ['state'],
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(poolState(db) ?? {})) connections.set({ state }, count)
    },
  })
  return Registry.merge([processMetrics, ...registers])
}

/**
 * How requests are logged: method and path without the query, so that no search, phone or link token is kept; of an error its
 * kind, code and stack, never the values that a database error quotes.
 */
export function loggerOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    hooks: { streamWrite: printable },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
      err: (error: FastifyError) => ({ type: error.name, code: error.code, message: error.message, stack: error.stack ?? '' }),
    },
  }
}

function pathOf(url: string | undefined): string {
  return url?.split('?', 1)[0] ?? ''
}
