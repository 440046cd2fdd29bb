import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { ServerBuild } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from './server/app.ts'
import { readSettings } from './server/settings.ts'
import { publicFolder } from './testing-routes.ts'

test('a server that closes breaks its streams off, so that the pages go to another copy', async () => {
  const { bff, streams } = await streamingBff()
  const { app, url } = await serving(bff)
  const asked = request(url, { method: 'POST', agent: false, headers: { 'content-type': 'application/json' } }).end(
    '{}',
  )
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  asked.on('error', () => undefined)
  const broken = once(answer, 'error')
  await app.close()
  expect((await broken)[0]).toMatchObject({ code: 'ECONNRESET' })
  const [stream] = streams as [ServerResponse]
  if (!stream.closed) await once(stream, 'close')
})

test('events pass as they happen, not compressed, and who leaves is gone for the bff as well', async () => {
  const { bff, streams } = await streamingBff()
  const { url } = await serving(bff)
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' }
  const asked = request(url, { method: 'POST', agent: false, headers }).end('{}')
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream' })
  expect(answer.headers['content-encoding']).toBeUndefined()
  const [stream] = streams as [ServerResponse]
  const [beat] = (await once(answer, 'data')) as [Buffer]
  const event = 'event: next\ndata: {}\n\n'
  stream.write(event)
  const [sent] = (await once(answer, 'data')) as [Buffer]
  expect([String(beat), String(sent)]).toEqual([':\n\n', event])
  asked.on('error', () => undefined)
  asked.destroy()
  await once(stream, 'close')
})

async function serving(bff: string) {
  const settings = readSettings({ LOG_LEVEL: 'silent', BFF_URL: bff })
  const build = {
    routes: {},
    entry: { module: {} },
    assets: { routes: {}, entry: {} },
    future: {},
    ssr: true,
  } as unknown as ServerBuild
  const app = await buildApp({ settings, build, client: publicFolder })
  onTestFinished(() => app.close())
  return { app, url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql` }
}

/** Answers every request with a stream that the test writes to. */
async function streamingBff() {
  const streams: ServerResponse[] = []
  const server = createServer((_, response) => {
    streams.push(response.writeHead(200, { 'content-type': 'text/event-stream' }))
    response.write(':\n\n')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { bff: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, streams }
}

test('a WebSocket reaches the bff with what the browser sent and the address of the visitor', async () => {
  const asked: IncomingMessage[] = []
  const bff = createServer()
  const accept = { 'sec-websocket-protocol': 'graphql-transport-ws' }
  bff.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    asked.push(request)
    const key = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64')
    const lines = Object.entries({
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-accept': key,
      ...accept,
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    // A text frame with 'hi'.
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
    socket.write(Buffer.from([0x81, 2, 0x68, 0x69]))
  })
  await once(bff.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void bff.close())
  const { url, app } = await serving(`http://127.0.0.1:${(bff.address() as AddressInfo).port}`)
  const socket = new WebSocket(url.replace('http', 'ws'), {
    protocols: ['graphql-transport-ws'],
    headers: { origin: 'https://app.example', cookie: 'token=t', 'x-forwarded-for': '6.6.6.6' },
  } as never)
  const [message] = (await once(socket, 'message')) as [MessageEvent]
  expect(message.data).toBe('hi')
  expect(asked[0]?.headers).toMatchObject({
    origin: 'https://app.example',
    cookie: 'token=t',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': new URL(url).host,
    ...accept,
  })
  const closed = once(socket, 'close')
  await app.close()
  await closed
})
