import type { FastifyInstance } from 'fastify'
import { missingMigrations } from '#src/db/missing-migrations.ts'
import type { Db } from '#src/db/pool.ts'
import { watchRequests } from './health-metrics.ts'

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
