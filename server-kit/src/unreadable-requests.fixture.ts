import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

const HOST = 'Host: shop.example\r\n'
const SECRET = 'echo-me'
const requests: [what: string, request: string, status: number][] = [
  ['a header of 20 KB', `GET /health HTTP/1.1\r\n${HOST}Cookie: ${SECRET}${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['malformed HTTP', `${SECRET} / HTTP/9\r\n\r\n`, 400],
  [
    'two lengths',
    `POST /health HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\nX-A: ${SECRET}\r\n\r\n`,
    400,
  ],
  ['an unknown Expect', `GET /health HTTP/1.1\r\n${HOST}Expect: ${SECRET}\r\n\r\n`, 417],
  ['a head that never ends', `GET /health HTTP/1.1\r\nX-A: ${SECRET}\r\n`, 408],
]

type Listening = { server: Server; listen: (address: { port: number; host: string }) => Promise<string> }

/**
 * Sends what Node cannot read to a server and tells, one by one, what of the answers is wrong. Listens and shortens its
 * time limits.
 */
export async function faultsOfUnreadable(app: Listening, always: string[]): Promise<string[]> {
  Object.assign(app.server, { headersTimeout: 300, requestTimeout: 400 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const faults = await Promise.all(
    requests.map(async ([what, request, status]) => {
      const answer = await sendRaw(app.server, request)
      const wanted = [
        `http/1.1 ${status} `,
        'content-type: text/plain; charset=utf-8',
        'content-length: ',
        'connection: close',
        'cache-control: no-store',
        ...always,
      ]
      const lines = answer.toLowerCase().split('\r\n')
      const missing = wanted.filter((start) => !lines.some((line) => line.startsWith(start)))
      return [
        ...missing.map((line) => `${what}: no ${line}`),
        ...(answer.includes(SECRET) ? [`${what}: is echoed`] : []),
      ]
    }),
  )
  return faults.flat()
}

/** The whole answer of a listening server to the bytes of a request. */
export async function sendRaw(server: Server, request: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(request)
  return (await socket.toArray()).join('')
}
