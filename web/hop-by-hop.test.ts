import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { ServerBuild } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from './server/app.ts'
import { readSettings } from './server/settings.ts'
import { publicFolder } from './testing-routes.ts'

const QUERY = '{"query":"{a}"}'
const POST = `POST /graphql HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: ${QUERY.length}\r\n`

test('a GraphQL request with "Connection: close" gets it back, and the connection is closed', async () => {
  const answer = await send(await shop(), `${POST}Connection: close\r\n\r\n${QUERY}`)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer.toLowerCase().match(/^connection: .*$/gm)).toEqual(['connection: close'])
})

test('a stopping server closes the connection of an answer of the bff too', async () => {
  const { app, port } = await shop()
  app.beginStop()
  expect((await send({ port }, `${POST}\r\n${QUERY}`)).toLowerCase().match(/^connection: .*$/gm)).toEqual([
    'connection: close',
  ])
})

test('an answer to HTTP/1.0 is not chunked, whatever the bff does', async () => {
  const answer = await send(
    await shop(chunked),
    `POST /graphql HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: ${QUERY.length}\r\n\r\n${QUERY}`,
  )
  expect(answer).not.toMatch(/^transfer-encoding/im)
  expect(answer.slice(answer.indexOf('\r\n\r\n') + 4)).toBe('{"data":{}}')
})

test('headers of one connection go no further, to the bff and back', async () => {
  const asked: IncomingMessage[] = []
  const answerWith: RequestListener = (request, response) => {
    asked.push(request)
    response
      .writeHead(200, {
        'content-type': 'application/json',
        ...HOP,
        connection: 'x-of-connection',
        'x-of-connection': '1',
        'x-kept': '1',
      })
      .end('{}')
  }
  const sent = Object.entries({ ...HOP, 'X-Of-Connection': '1', 'X-Kept': '1' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const answer = await send(
    await shop(answerWith),
    `${POST}${sent.join('')}Connection: close, x-of-connection\r\n\r\n${QUERY}`,
  )
  const left = [...Object.keys(HOP), 'x-of-connection']
  expect(
    left.filter((name) => asked[0]?.headers[name] !== undefined || new RegExp(`^${name}:`, 'im').test(answer)),
  ).toEqual([])
  expect([asked[0]?.headers['x-kept'], /^x-kept: 1$/im.test(answer)]).toEqual(['1', true])
})

test('a request that announces trailers beside its length is answered, and does not end the process', async () => {
  expect(await send(await shop(), `${POST}Trailer: x-sum\r\nConnection: close\r\n\r\n${QUERY}`)).toMatch(
    /^HTTP\/1\.1 200 /,
  )
})

test('a chunked query reaches the bff whole', async () => {
  const bodies: string[] = []
  const read: RequestListener = (request, response) =>
    void request.toArray().then((parts) => (bodies.push(parts.join('')), response.end('{}')))
  const head = POST.replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked')
  await send(await shop(read), `${head}Connection: close\r\n\r\n${QUERY.length.toString(16)}\r\n${QUERY}\r\n0\r\n\r\n`)
  expect(bodies).toEqual([QUERY])
})

test.each(['Content-Length: 5', 'Transfer-Encoding: chunked'])(
  'the body of a GET ("%s") is not announced to the bff, where it would swallow the next request',
  async (framing) => {
    const asked: IncomingMessage[] = []
    const { port } = await shop((request, response) => void (asked.push(request), response.end('{}')))
    const body = framing.startsWith('C') ? 'hello' : '5\r\nhello\r\n0\r\n\r\n'
    for (const path of ['/graphql?query={a}', '/images/a.avif']) {
      await send(
        { port },
        `GET ${path} HTTP/1.1\r\nHost: shop.example\r\n${framing}\r\nConnection: close\r\n\r\n${body}`,
      )
      const next = await send({ port }, `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`)
      expect(next).toMatch(/^HTTP\/1\.1 200 /)
    }
    expect(asked.map(({ headers }) => headers['content-length'] ?? headers['transfer-encoding'])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  },
)

test.each(['OPTIONS', 'DELETE', 'PUT', 'PATCH', 'POST', 'GET', 'HEAD'])(
  'a client that takes the framing from the body of %s smuggles no request to the bff',
  async (method) => {
    const asked: (string | undefined)[] = []
    const { port } = await shop(
      ({ url, headers }, response) =>
        void (asked.push(url, headers['x-forwarded-for']?.toString()), response.end('{}')),
    )
    const hidden =
      'POST /hidden HTTP/1.1\r\nHost: shop.example\r\nX-Forwarded-For: 9.9.9.9\r\nContent-Length: 0\r\n\r\n'
    const chunks = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
    for (const [name, framing, body] of [
      ['content-length', `Content-Length: ${hidden.length}`, hidden],
      ['transfer-encoding', 'Transfer-Encoding: chunked', chunks],
    ]) {
      await send(
        { port },
        `${method} /graphql HTTP/1.1\r\nHost: shop.example\r\nConnection: close, ${name}\r\n${framing}\r\n\r\n${body}`,
      )
      await send({ port }, 'GET /graphql?query={a} HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n')
    }
    expect(asked.filter((seen) => seen === '/hidden' || seen === '9.9.9.9')).toEqual([])
  },
)

/** Header fields of one connection, by RFC 9110 (7.6.1) and the fields' own sections. */
const HOP = {
  'keep-alive': 'timeout=9',
  'proxy-connection': 'keep-alive',
  te: 'trailers',
  trailer: 'x-sum',
  'proxy-authenticate': 'Basic',
  'proxy-authorization': 'Basic eDp5',
}

const chunked: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":')
  response.end('{}}')
}

/** The web server in front of an upstream for everything, by which `listener` answers. */
async function shop(listener: RequestListener = chunked) {
  const upstream = createServer(listener).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
  const build = {
    routes: {},
    entry: { module: {} },
    assets: { routes: {}, entry: {} },
    future: {},
    ssr: true,
  } as unknown as ServerBuild
  const settings = readSettings({ LOG_LEVEL: 'silent', BFF_URL: url, STORE_API_URL: url })
  const app = await buildApp({ settings, build, client: publicFolder })
  onTestFinished(async () => {
    await app.close()
    upstream.close()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port }
}

/** The whole answer to the bytes of a request, until the server closes the connection. */
async function send({ port }: { port: number }, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.setTimeout(3_000, () => socket.destroy(new Error('the connection stays open')))
  socket.write(request)
  return (await socket.toArray()).join('')
}
