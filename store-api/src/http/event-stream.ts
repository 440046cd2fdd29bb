import { once } from 'node:events'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** One event of a stream; null says that the stream is alive. */
export type StreamEvent = { id: number; event: string; data: object } | null

/** How long a reader may leave unread what was written, milliseconds. */
const PATIENCE = 30_000

/**
 * Answers with server-sent events until they end or the reader leaves. Nothing is buffered for a slow reader: the next event is
 * asked for once the last one is on its way, and a reader who takes nothing for 30 s is cut off. `left` is told when it is over.
 */
export async function sendEvents(reply: FastifyReply, events: AsyncIterable<StreamEvent>, left: () => void): Promise<void> {
  reply.hijack()
  const { raw } = reply
  raw.once('close', () => left())
  if (raw.destroyed) return left()
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // No proxy keeps it back, and nothing else comes on this connection: at shutdown it is closed with the stream.
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  try {
    for await (const event of events) {
      if (!raw.write(textOf(event)) && !(await isRead(raw))) break
      if (raw.destroyed) break
    }
    raw.end()
  } catch (error) {
    // The answer has begun, so its end is all that can be told: the reader comes again and learns more.
    reply.log.warn({ err: error }, 'event stream failed')
    raw.destroy()
  }
}

function textOf(event: StreamEvent): string {
  return event ? `id: ${event.id}\nevent: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n` : ':\n\n'
}

async function isRead(raw: ServerResponse): Promise<boolean> {
  const patience = AbortSignal.timeout(PATIENCE)
  return once(raw, 'drain', { signal: patience }).then(
    () => true,
    () => {
      raw.destroy()
      return false
    },
  )
}
