import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServerBuild } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from './server/app.ts'
import { readSettings } from './server/settings.ts'
import { publicFolder } from './testing-routes.ts'

test('a server that closes breaks its streams off, so that the pages go to another copy', async () => {
  const { bff, streams } = await streamingBff()
  const { app, url } = await serving(bff)
  const asked = request(url, { method: 'POST', agent: false, headers: { 'content-type': 'application/json' } }).end('{}')
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
  const build = { routes: {}, entry: { module: {} }, assets: { routes: {}, entry: {} }, future: {}, ssr: true } as unknown as ServerBuild
  const app = await buildApp({ settings, build, client: publicFolder })
  onTestFinished(() => app.close())
  return { app, url: `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql/stream` }
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
