import type { FastifyError, FastifyInstance, FastifyServerOptions } from 'fastify'
import { Gauge, Registry } from 'prom-client'
import { serveMetrics } from 'server-kit/metrics.ts'
import { printable } from 'server-kit/printable.ts'
import { missingMigrations } from '#src/db/migrate.ts'
import { type Db, poolState } from '#src/db/pool.ts'
import { shopLacks } from '#src/db/shop-lacks.ts'
import { shopMetrics } from './shop-metrics.ts'

/**
 * Routes for operators, outside the contract: /health (the process is alive), /ready (503 until the database answers
 * and has all migrations; it names what the shop lacks before customers can order) and /metrics (Prometheus, by
 * METRICS_KEY).
 */
export function healthRoutes(app: FastifyInstance, { db, readDb }: { db: Db; readDb: Db }, metricsKey: string): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const
  serveMetrics(app, metricsKey, [poolMetrics(db), shopMetrics(db, readDb)])
  app.get('/health', { ...hidden, config: { pressureHandler: () => undefined } }, async () => ({ status: true }))
  app.get('/ready', hidden, async (request, reply) => {
    const missing = await missingMigrations(db).catch((error: Error) => error)
    if (Array.isArray(missing) && missing.length === 0) return { status: true, lacks: await shopLacks(db) }
    request.log.warn({ missing: Array.isArray(missing) ? missing : missing.message }, 'not ready')
    return reply.code(503).send({ status: false })
  })
}

/** Metrics of the connection pool of `db`, read at each scrape. */
function poolMetrics(db: Db): Registry {
  const pool = new Registry()
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool: lent to a query, idle, and queries that wait for one.',
    labelNames: ['state'],
    registers: [pool],
    collect: () => {
      for (const [state, count] of Object.entries(poolState(db) ?? {})) connections.set({ state }, count)
    },
  })
  return pool
}

/** Options of the log: of an error its type, code and stack, without the values that a database error quotes. */
export function loggerOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    hooks: { streamWrite: printable },
    serializers: {
      err: (error: FastifyError) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack ?? '',
      }),
    },
  }
}
