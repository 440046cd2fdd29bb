import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on /ready is 503 and every answer closes its connection; requests are still served. */
    beginStop: () => void
  }
}

/**
 * How long running requests may take once the listener is closed, in milliseconds. `npm start` kills a server after 8
 * s.
 */
const END_LIMIT = 6_000

/** Prepares a server for `stopOnSignal`. Must come before its routes. */
export function addStop(app: FastifyInstance): void {
  let isStopping = false
  app.decorate('beginStop', () => void (isStopping = true))
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!isStopping) return
    reply.header('connection', 'close')
    if (url.split('?', 1)[0] === '/ready') return reply.code(503).send({ status: 'stopping' })
  })
}

/**
 * Stops the server on SIGTERM, SIGINT and the end of its parent: not ready for `delayMs`, then no new connection,
 * running requests end, `release` frees what they used, exit code 0. After 6 s more it ends as it is, exit code 1.
 */
export function stopOnSignal(
  app: FastifyInstance,
  delayMs: number,
  release: () => Promise<void> = async () => undefined,
): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), delayMs + END_LIMIT).unref()
    app.beginStop()
    await sleep(delayMs)
    // A connection that was answered before and is kept by its client would hold the server open.
    setInterval(() => app.server.closeIdleConnections(), 100).unref()
    await app.close()
    await release()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(signal, () => void stop())
}
