import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { execute, GraphQLError, type GraphQLSchema, subscribe } from 'graphql'
import { createHandler, type Response } from 'graphql-sse'
import { connectionSlots } from 'server-kit/connection-slots.ts'
import { networkOf } from 'server-kit/network.ts'
import { languageOf } from 'server-kit/language.ts'
import { limits } from '#src/limits.ts'
import { protocolFault } from './bad-input.ts'
import type { GraphContext } from './context.ts'
import { type CostGuard, tooMuch } from './cost-limit.ts'
import { type Asked, shownFault, streamReader } from './stream-request.ts'

interface Parts {
  schema: GraphQLSchema
  guard: CostGuard
  context: (request: FastifyRequest, reply: FastifyReply, kind: 'stream') => Promise<GraphContext>
  /** Whether messages may suggest schema names. */
  tellsSchema: boolean
}

/** Seconds after which a client without a connection slot should retry. */
const COME_BACK_IN = 30

/**
 * Serves subscriptions as server-sent events (graphql-sse, distinct connections) by POST with JSON, which other sites cannot send. Respects
 * backpressure of slow clients. Closes all streams before the server stops.
 */
export function serveStream(app: FastifyInstance, path: string, parts: Parts): void {
  const slots = connectionSlots({ all: limits.streams, each: limits.streamsOfNetwork })
  const open = new Set<() => void>()
  const answer = answerer(parts)
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })
  app.post(path, async (request, reply) => {
    // A form of another site arrives as a string.
    if (typeof request.body !== 'object') return reply.code(415).send(refused(parts, request, protocolFault('UNSUPPORTED_MEDIA_TYPE')))
    const leave = slots.take(networkOf(request.ip))
    if (!leave) return reply.code(429).header('retry-after', COME_BACK_IN).send(refused(parts, request, tooMuch(COME_BACK_IN, languageOf(request.headers['accept-language']))))
    const [body, { status, headers }] = await answer(request, reply)
    reply.code(status).headers({ ...headers, connection: 'close', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    if (typeof body !== 'object' || body === null) {
      leave()
      return reply.send(body)
    }
    const end = () => void body.return(undefined)
    const gone = () => {
      if (!open.delete(end)) return
      end()
      leave()
    }
    open.add(end)
    reply.raw.once('close', gone)
    if (!reply.raw.destroyed) return reply.send(Readable.from(body))
    // The client left while the stream was being opened: Fastify would log the answer that it cannot send.
    gone()
    return reply.hijack()
  })
}

function answerer(parts: Parts) {
  const read = streamReader(parts.schema, parts.guard)
  const handle = createHandler<FastifyRequest, FastifyReply, Record<string, unknown>>({
    execute,
    subscribe,
    // Each stream has its own connection; documents are validated while they are parsed.
    authenticate: () => null,
    validate: () => [],
    async onSubscribe({ raw, context: reply }, params) {
      try {
        const visitor = await parts.context(raw, reply, 'stream')
        return { ...read(params as Asked, visitor), contextValue: { ...visitor } }
      } catch (error) {
        const headers = { 'content-type': 'application/json; charset=utf-8' }
        const http = error instanceof GraphQLError ? (error.extensions.http as { status?: number } | undefined) : undefined
        const status = http?.status ?? 400
        return [JSON.stringify(refused(parts, raw, error)), { status, statusText: '', headers }]
      }
    },
    // Serialised form, because the errors are only printed.
    onNext: (_, { raw }, { errors, ...result }) =>
      errors && { ...result, errors: refused(parts, raw, ...errors).errors as unknown as typeof errors },
  })
  return (request: FastifyRequest, reply: FastifyReply): Promise<Response> => {
    const { method, url, headers, body } = request
    // The client of this route expects events.
    const get = (name: string) => (name === 'accept' ? 'text/event-stream' : headers[name]?.toString())
    return handle({ method, url, headers: { get }, body: body as Record<string, unknown>, raw: request, context: reply })
  }
}

function refused({ tellsSchema }: Parts, { id, headers }: FastifyRequest, ...errors: unknown[]) {
  const visitor = { language: languageOf(headers['accept-language']), requestId: id }
  return { errors: errors.map((error) => shownFault(error, visitor, tellsSchema)) }
}
