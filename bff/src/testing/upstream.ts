import { atEnd } from 'server-kit/at-end.fixture.ts'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

/**
 * A fake store API until the test or its file ends: responds with its handlers and records the requests. It simulates
 * failures that the real one cannot produce on demand.
 */
export async function startUpstream(routes: Record<string, Handler>) {
  const app = Fastify({ forceCloseConnections: true })
  const asked: FastifyRequest[] = []
  app.addHook('onRequest', async (request) => void asked.push(request))
  for (const [path, handler] of Object.entries(routes)) app.all(path, handler)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  atEnd(() => app.close())
  return { url, asked, close: () => app.close() }
}

/** An error in the envelope of the store API. */
export function refuse(reply: FastifyReply, status: number, error: string, more: Record<string, unknown> = {}) {
  return reply.code(status).send({ status: false, message: `text of ${error}`, error, ...more })
}
