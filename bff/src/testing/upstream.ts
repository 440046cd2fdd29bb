import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

/**
 * A store API that answers whatever its handlers say, and remembers what it was asked. It stands for the store APIs that fail:
 * ours cannot be made to.
 */
export async function startUpstream(routes: Record<string, Handler>) {
  const app = Fastify({ forceCloseConnections: true })
  const asked: FastifyRequest[] = []
  app.addHook('onRequest', async (request) => void asked.push(request))
  for (const [path, handler] of Object.entries(routes)) app.all(path, handler)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, asked, close: () => app.close() }
}

/** A refusal in our envelope. */
export function refuse(reply: FastifyReply, status: number, error: string, more: Record<string, unknown> = {}) {
  return reply.code(status).send({ status: false, message: `text of ${error}`, error, ...more })
}
