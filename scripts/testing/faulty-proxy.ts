import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export const faults = ['slow', '500', 'reset', 'garbage', 'half', 'wrong shape'] as const
/** `hang` never answers. */
export type FaultKind = (typeof faults)[number] | 'hang'

/** A text of the failing store API; it must not reach a visitor. */
export const SECRET = 'PG::ConnectionBad host=10.0.0.7'

/** Longer than the bff of the page tests waits (ms). */
const SLOW_MS = 700

/**
 * Starts a proxy before `url`. `calls` are the calls that passed it (`GET /products/{}`); one of them, or `every` one,
 * can be made to fail.
 */
export async function startFaultyProxy(url: string) {
  const calls = new Set<string>()
  let failing: { call: string; kind: FaultKind } | undefined
  const server = createServer((asked, answer) => {
    const call = callOf(asked.method, asked.url)
    calls.add(call)
    const kind = failing?.call === call || failing?.call === 'every' ? failing.kind : undefined
    if (kind === 'hang') return
    if (kind === 'reset') return void asked.socket.destroy()
    if (kind === '500')
      return void answer
        .writeHead(500, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: false, message: SECRET }))
    if (kind === 'garbage')
      return void answer.writeHead(200, { 'content-type': 'application/json' }).end(`<html>${SECRET}`)
    if (kind === 'wrong shape')
      return void answer
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: true, data: { text: SECRET } }))
    const forward = () => {
      const sent = request(url + asked.url, { method: asked.method, headers: asked.headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        if (kind === 'half')
          got.once('data', (part: Buffer) => answer.write(part.subarray(0, part.length / 2), () => answer.destroy()))
        else got.pipe(answer)
      })
      sent.on('error', () => answer.destroy())
      asked.pipe(sent)
    }
    if (kind === 'slow') setTimeout(forward, SLOW_MS)
    else forward()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    fail: (call?: string, kind: FaultKind = '500') => {
      failing = call === undefined ? undefined : { call, kind }
    },
    remove: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

/** Returns method and path with `{}` for ids, slugs and numbers. */
function callOf(method = 'GET', url = '/'): string {
  const [, first = '', second] = url.split('?', 1)[0]?.split('/') ?? []
  const own = new Set(['add', 'contact', 'address', 'addresses', 'counts', 'ids'])
  return `${method} /${first}${second === undefined ? '' : `/${own.has(second) ? second : '{}'}`}`
}
