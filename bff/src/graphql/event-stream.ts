import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHandler, type Response } from 'graphql-sse'
import { badInput } from './bad-input.ts'
import { type LongLived, refusalOf } from './long-lived.ts'
import type { GraphContext } from './context.ts'
import { type Asked, executorsOf, type Operations, type Prepared } from './operations.ts'
import { parameterOf } from './parameters.ts'

/** Time for which a stream waits for the client that reserved it, in milliseconds. */
const RESERVED_FOR = 15_000
const TOKEN = 'x-graphql-event-stream-token'
const TYPE = 'text/event-stream'

interface Call {
  reply: FastifyReply
  /** Token of the single connection; undefined in distinct connections mode. */
  token?: string
}
/** An interface is no Record. */
type Context = GraphContext & Record<PropertyKey, unknown>
type Handle = (request: {
  method: string
  url: string
  headers: { get: (name: string) => string | undefined }
  body: Record<string, unknown>
  raw: FastifyRequest
  context: Call
}) => Promise<Response>

/** Whether the request belongs to a single connection of graphql-sse. */
export function isOfSingleConnection(request: FastifyRequest): boolean {
  return request.method === 'PUT' || request.method === 'DELETE' || tokenOf(request) !== undefined
}

function tokenOf(request: FastifyRequest): string | undefined {
  return request.headers[TOKEN]?.toString() ?? parameterOf(request, 'token')
}

/**
 * Server-sent events by the protocol of graphql-sse: a connection for each operation (distinct), or one for all
 * operations of a client (single), which `PUT` reserves.
 */
export function eventStreams(operations: Operations, connections: LongLived) {
  const handle = handlerOf(operations)
  /** Single connections by token, with the function that ends each. */
  const reserved = new Map<string, { end: () => void; expiry: NodeJS.Timeout }>()

  async function reserve(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const leave = connections.take(request)
    const token = randomUUID()
    const end = () => {
      if (!reserved.delete(token)) return
      leave()
      // graphql-sse forgets a stream only when it ends after it was opened.
      void ask(handle, request, { reply, token }, TYPE, 'GET').then(([body]) =>
        typeof body === 'object' ? body?.return(undefined) : undefined,
      )
    }
    reserved.set(token, { end, expiry: setTimeout(end, RESERVED_FOR).unref() })
    return sendWhole(reply, await ask(handle, request, { reply, token }))
  }

  async function ofSingle(request: FastifyRequest, reply: FastifyReply, token: string): Promise<FastifyReply> {
    const stream = reserved.get(token)
    if (!stream)
      throw badInput({ ar: 'مفيش stream بالـ token ده.', en: 'There is no such stream.' }, 'STREAM_NOT_FOUND')
    const isOpening = request.headers.accept?.includes(TYPE)
    const [body, init] = await ask(handle, request, { reply, token }, isOpening ? TYPE : '*/*')
    if (typeof body !== 'object' || body === null) return sendWhole(reply, [body, init])
    clearTimeout(stream.expiry)
    return connections.send(reply, TYPE, body, () => {
      void body.return(undefined)
      stream.end()
    })
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isOfSingleConnection(request)) {
      return request.method === 'PUT' ? reserve(request, reply) : ofSingle(request, reply, tokenOf(request) ?? '')
    }
    const leave = connections.take(request)
    const [body, init] = await ask(handle, request, { reply }, TYPE)
    if (typeof body === 'object' && body !== null) {
      return connections.send(reply, TYPE, body, () => {
        void body.return(undefined)
        leave()
      })
    }
    leave()
    return sendWhole(reply, [body, init])
  }
}

function handlerOf(operations: Operations): Handle {
  return createHandler<FastifyRequest, Call, Context>({
    authenticate: ({ context }) => context.token,
    // Documents are validated when they are prepared.
    validate: () => [],
    async onSubscribe({ raw, context: { reply } }, asked) {
      try {
        return (await operations.prepare(asked as Asked, { request: raw, reply })) as Prepared & {
          contextValue: Context
        }
      } catch (error) {
        const { status, headers, body } = refusalOf(operations, raw, error)
        return [
          JSON.stringify(body),
          { status, statusText: '', headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } },
        ]
      }
    },
    ...executorsOf(operations),
  })
}

function ask(
  handle: Handle,
  raw: FastifyRequest,
  context: Call,
  accept = '*/*',
  method = raw.method,
): Promise<Response> {
  const get = (name: string) => (name === 'accept' ? accept : raw.headers[name]?.toString())
  return handle({ method, url: raw.url, headers: { get }, body: raw.body as Record<string, unknown>, raw, context })
}

function sendWhole(reply: FastifyReply, [body, { status, headers }]: Response): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .send(body)
}
