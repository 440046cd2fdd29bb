import { tagged } from '#src/http/routes.ts'
import { Type } from '@fastify/type-provider-typebox'
import { connectionSlots } from 'server-kit/connection-slots.ts'
import { networkOf } from 'server-kit/network.ts'
import { ApiError } from '#src/http/api-error.ts'
import { sendEvents, type StreamEvent } from '#src/http/event-stream.ts'
import { atMost } from '#src/limits.ts'
import { OrderEvent } from '#src/domains/order/order.schema.ts'
import { orderMoves } from './order-stream.service.ts'

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const Seq = Type.Integer({ minimum: 0, maximum: 1_000_000 })

/**
 * Streams of one process, and of one order or one address. Why these numbers: docs/rules/limits.md#concurrent-and-kept.
 */
const LIMITS = {
  all: atMost('order-streams', 4_000),
  order: atMost('order-streams-order', 20),
  address: atMost('order-streams-net', 200),
}
/** Seconds. */
const COME_BACK_IN = 30

/** Server-sent events of orders. */
export const orderStreamRoutes = tagged('order', async (app) => {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  const ofOrder = connectionSlots({ all: LIMITS.all, each: LIMITS.order })
  const ofAddress = connectionSlots({ all: LIMITS.all, each: LIMITS.address })

  app.get(
    '/orders/:id/events',
    {
      schema: {
        operationId: 'watchOrder',
        description:
          'Server-sent events: status changes after `after` (or Last-Event-ID), then each new one. The event id is its `seq`',
        params: Type.Object({ id: Id }),
        querystring: Type.Object({ after: Type.Optional(Seq) }),
        headers: Type.Object({ 'x-order-token': Type.Optional(Type.String()), 'last-event-id': Type.Optional(Seq) }),
        response: {
          200: { description: 'Events of type `moved`', content: { 'text/event-stream': { schema: OrderEvent } } },
        },
      },
    },
    async ({ context, params: { id }, query, headers, ip }, reply) => {
      const watch = { id, token: headers['x-order-token'], after: headers['last-event-id'] ?? query.after ?? 0 }
      const stop = new AbortController()
      const end = () => stop.abort()
      const free = [ofOrder.take(String(id)), ofAddress.take(networkOf(ip))]
      const leave = () => {
        end()
        closing.signal.removeEventListener('abort', end)
        for (const give of free) give?.()
      }
      if (free.includes(undefined)) {
        leave()
        throw new ApiError('RATE_LIMITED', { retryAfter: COME_BACK_IN })
      }
      closing.signal.addEventListener('abort', end)
      if (closing.signal.aborted) end()
      const moves = orderMoves(context, watch, stop.signal)
      try {
        // The first event is awaited, so that a refusal has its HTTP status.
        const first = await moves.next()
        await sendEvents(reply, following(first, moves), leave)
      } finally {
        leave()
      }
    },
  )
})

async function* following(
  first: IteratorResult<StreamEvent>,
  rest: AsyncGenerator<StreamEvent>,
): AsyncGenerator<StreamEvent> {
  if (first.done) return
  yield first.value
  yield* rest
}
