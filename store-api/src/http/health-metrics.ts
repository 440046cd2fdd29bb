import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Db, poolState } from '#src/db/pool.ts'

/** Memory, event loop and garbage collection: one set for the process, however many apps it builds. */
const processMetrics = new Registry()
collectDefaultMetrics({ register: processMetrics })

/**
 * Counts each answer of a server and its duration by method, route (its pattern, never the address asked for) and status.
 * Returns all of them so far, with the state of the pool of `db` and of the process when they are read.
 */
export function watchRequests(app: FastifyInstance, db: Db): Registry {
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
