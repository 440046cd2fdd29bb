import { type IncomingMessage, type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import { processMetrics } from './metrics.ts'

/** Statuses by the code of Node's error; any other error is malformed HTTP. */
const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const refused = new Counter({
  name: 'http_refused_requests_total',
  help: 'Requests that Node refused before they had a route, by the code of its error.',
  labelNames: ['reason'],
  registers: [processMetrics],
})
/** Shortest time between two lines of the log about refused requests, in milliseconds: an attacker must not fill it. */
const LOG_PAUSE = 1_000
const unlogged = { count: 0, since: -LOG_PAUSE }

/**
 * Counts a request that gets no line in the log of requests. Logs the reason, and how many there were since the last
 * such line.
 */
function countRefused(app: FastifyInstance, reason: string): void {
  refused.inc({ reason })
  unlogged.count += 1
  if (performance.now() - unlogged.since < LOG_PAUSE) return
  app.log.warn({ reason, count: unlogged.count }, 'unreadable request refused')
  Object.assign(unlogged, { count: 0, since: performance.now() })
}

/**
 * Server options by which what Node itself refuses (malformed HTTP, headers too large or too late) is answered in plain
 * text with `headers`, and the connection closed. A request without `Host`, which Node would refuse as well, is left to
 * `refuseOddHeads`.
 */
export function unreadableRequests(headers: Record<string, string>, http: ServerOptions) {
  function clientErrorHandler(
    this: FastifyInstance,
    { code }: ConnectionError,
    socket: Socket & { _httpMessage?: ServerResponse | null },
  ) {
    if (code !== 'ECONNRESET') countRefused(this, code)
    // Inside of an answer that has begun another one would be read as its body.
    if (code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) return void socket.destroy()
    const { head, body } = plainAnswer(statuses[code] ?? 400, headers)
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${body.trimEnd()}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }
  return { clientErrorHandler, http: { ...http, requireHostHeader: false } }
}

/**
 * Server options of a server with WebSockets. All other requests for an upgrade are answered as they are: Java's HTTP
 * client offers HTTP/2 with each of them. Needs Node 22.21; the types of 22.20 do not have it.
 */
export const webSocketsOnly = {
  shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
} as ServerOptions

/** Refuses an `Expect` that is unknown with 417, and HTTP/1.1 without `Host` with 400 (RFC 9112, 3.2). */
export function refuseOddHeads(app: FastifyInstance, headers: Record<string, string>): void {
  app.server.on('checkExpectation', (_request, response: ServerResponse) => {
    countRefused(app, 'UNKNOWN_EXPECT')
    const { head, body } = plainAnswer(417, headers)
    response.writeHead(417, head).end(body)
  })
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      throw Object.assign(new Error('The Host header is missing.'), { statusCode: 400 })
  })
}

function plainAnswer(status: number, headers: Record<string, string>) {
  const body = `${status} ${STATUS_CODES[status]}\n`
  const own = {
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(body.length),
  }
  return { head: { ...headers, ...own }, body }
}
