import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** When an overloaded server refuses requests; both in milliseconds. */
export interface Shedding {
  /** Mean event loop lag within a second above which requests are refused. */
  maxLag: number
  /** Age of the process before which nothing is refused: a start compiles much code. */
  after: number
}

/**
 * Lets `refuse` answer, or throw, while the event loop lags. A route with `config: { pressureHandler: () => undefined
 * }` is always served.
 */
export async function shedLoad(
  app: FastifyInstance,
  { maxLag, after }: Shedding,
  refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxLag,
    pressureHandler: async (request, reply) => {
      if (performance.now() > after) await refuse(request, reply)
    },
  })
}
