import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { connectionSlots } from 'server-kit/connection-slots.ts'
import { languageOf } from 'server-kit/language.ts'
import { networkOf } from 'server-kit/network.ts'
import { limits } from '#src/limits.ts'
import { COME_BACK_IN, tooMuch } from './cost-limit.ts'
import type { Operations } from './operations.ts'

export type LongLived = ReturnType<typeof longLivedAnswers>

/** Time between two heartbeats, in milliseconds: proxies close connections that are silent for 30 s or more. */
export const HEARTBEAT = 12_000

/** Limits the connections of all long-lived transports, and ends their responses before the server stops. */
export function longLivedAnswers(app: FastifyInstance) {
  const slots = connectionSlots({ all: limits.streams, each: limits.streamsOfNetwork })
  const open = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })
  return {
    /**
     * Takes a connection slot. Returns the function that releases it. Throws a GraphQLError, RATE_LIMITED, when none is
     * free.
     */
    take({ ip, headers }: FastifyRequest): () => void {
      const leave = slots.take(networkOf(ip))
      if (!leave) throw tooMuch(COME_BACK_IN, languageOf(headers['accept-language']))
      return leave
    },
    /**
     * Sends `body` at the pace of the client. Calls `end` once: when the body has ended, the client has left, or the
     * server stops.
     */
    send(reply: FastifyReply, type: string, body: AsyncIterable<string>, end: () => void): FastifyReply {
      const endOnce = () => void (open.delete(endOnce) && end())
      open.add(endOnce)
      reply.raw.once('close', endOnce)
      reply
        .code(200)
        .type(type)
        .headers({ connection: 'close', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      if (!reply.raw.destroyed) return reply.send(Readable.from(body))
      // The client left while the response was prepared: Fastify would log the response that it cannot send.
      endOnce()
      return reply.hijack()
    },
  }
}

/** Returns status, headers and body of the answer to an error that was thrown before an operation ran. */
export function refusalOf({ refused }: Operations, request: FastifyRequest, error: unknown) {
  const http =
    error instanceof GraphQLError
      ? (error.extensions.http as { status?: number; headers?: Map<string, string> } | undefined)
      : undefined
  return {
    status: http?.status ?? 400,
    headers: Object.fromEntries(http?.headers ?? []),
    body: refused(request, error),
  }
}

/** Lets `answer` throw GraphQLErrors before it answers. */
export async function refusing(
  operations: Operations,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await answer()
  } catch (error) {
    const { status, headers, body } = refusalOf(operations, request, error)
    return reply.code(status).headers(headers).send(body)
  }
}
