import { once } from 'node:events'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'

/** One event of a stream; null is a keep-alive. */
export type StreamEvent = { id: number; event: string; data: object } | null

/** A client that reads nothing for this time is disconnected (ms). */
const READ_TIMEOUT_MS = 30_000

/**
 * Answers with server-sent events until they end or the client disconnects. It buffers nothing for a slow client: it
 * takes the next event once the last one is sent, and disconnects a client that reads nothing for 30 s. Calls `left` at
 * the end.
 */
export async function sendEvents(
  reply: FastifyReply,
  events: AsyncIterable<StreamEvent>,
  left: () => void,
): Promise<void> {
  reply.hijack()
  const { raw } = reply
  raw.once('close', () => left())
  if (raw.destroyed) return left()
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // No proxy buffers it. The connection carries nothing else, so that the shutdown closes it with the stream.
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  try {
    for await (const event of events) {
      if (!raw.write(formatEvent(event)) && !(await isRead(raw))) break
      if (raw.destroyed) break
    }
    raw.end()
  } catch (error) {
    // The status is sent already, so an error can only end the stream; the client reconnects.
    reply.log.warn({ err: error }, 'event stream failed')
    raw.destroy()
  }
}

function formatEvent(event: StreamEvent): string {
  return event ? `id: ${event.id}\nevent: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n` : ':\n\n'
}

async function isRead(raw: ServerResponse): Promise<boolean> {
  const patience = AbortSignal.timeout(READ_TIMEOUT_MS)
  return once(raw, 'drain', { signal: patience }).then(
    () => true,
    () => {
      raw.destroy()
      return false
    },
  )
}
