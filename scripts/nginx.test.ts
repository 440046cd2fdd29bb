// The shop behind nginx: as most people write it, and by our deploy/nginx.conf.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from './processes/ports.ts'
import { startService } from './processes/service.ts'
import { startNginx } from './checks/debian-servers.ts'
import { listen } from './testing/listen.ts'
import { ourNginx } from './testing/our-nginx.ts'
import { order } from './testing/order.ts'

const PUBLIC_URL = 'https://shop.example'
const JSON_TYPE = { 'content-type': 'application/json' }

const naive: [what: string, lines: string][] = [
  ['HTTP/1.0, which is the default', ''],
  ['HTTP/1.1 without Connection ""', 'proxy_http_version 1.1;'],
  [
    'the usual four headers',
    'proxy_http_version 1.1; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_set_header X-Forwarded-Proto $scheme;',
  ],
]

test.each(naive)(
  'behind nginx with kept connections and %s no request is refused, and events pass',
  async (_what, lines) => {
    const web = await openShop()
    const port = await freePort()
    await behind(
      () =>
        `upstream shop { server ${web}; keepalive 16; } server { listen 127.0.0.1:${port}; location / { proxy_pass http://shop; ${lines} } }`,
      port,
    )
    const url = `http://127.0.0.1:${port}`
    const post = (path: string, query: string, variables = {}, headers = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { ...JSON_TYPE, ...headers },
        body: JSON.stringify({ query, variables }),
      })
    const statuses: number[] = []
    const shopper = async (number: number) => {
      for (let turn = 0; turn < 10; turn += 1) {
        for (const answer of [
          await post('/graphql', `{ product(id: "${number}-${turn}") { id } }`),
          await fetch(`${url}/page`),
          await fetch(`${url}/images/none/480.avif`),
        ]) {
          await answer.text()
          statuses.push(answer.status)
        }
      }
    }
    await Promise.all([1, 2, 3, 4].map(shopper))
    expect(new Set(statuses)).toEqual(new Set([200]))

    const { id, token } = await order(
      async (query, variables) => (await (await post('/graphql', query, variables)).json()) as object,
    )
    const stream = await post(
      '/graphql',
      'subscription ($id: ID!, $token: String) { orderMoved(id: $id, token: $token) { seq } }',
      { id, token },
      { accept: 'text/event-stream' },
    )
    // The stream stays open: what nginx buffers would not come.
    let received = ''
    for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      received += part
      if (received.includes('"seq":1')) break
    }

    // The shop has its own address, also where nginx changes the Host.
    const add = (headers: object) =>
      post(
        '/graphql',
        'mutation { cartLinesAdd(input: { lines: [{ variantId: "1" }] }) { cart { id } userErrors { code } } }',
        {},
        headers,
      )
    const added = await add({ origin: PUBLIC_URL })
    expect([added.status, added.headers.getSetCookie()]).toEqual([
      200,
      [expect.stringMatching(/^__Host-cart=.*; Secure/)],
    ])
    for (const more of [{}, { 'x-forwarded-host': 'evil.example' }]) {
      const foreign = await add({ origin: 'https://evil.example', 'x-session': 'cookie', ...more })
      expect([foreign.status, foreign.headers.getSetCookie(), foreign.headers.has('x-cart-token')]).toEqual([
        200,
        [],
        true,
      ])
    }
  },
)

test('deploy/nginx.conf serves the shop by HTTP/2, gives each visitor her own address, and lets WhatsApp alone to the store API', async () => {
  const web = await openShop({ TRUST_PROXY: 'loopback' })
  const asked: string[] = []
  const storeApi = await listen(({ url = '' }, response) => void (asked.push(url), response.end('reported')))
  const [plain, port] = [await freePort(), await freePort()]
  await behind(
    (folder) => ourNginx(folder, { web: [web], bff: [web], storeApi: [new URL(storeApi).host], plain, port }),
    port,
  )
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: 'shop.example' })
  onTestFinished(() => session.destroy())
  const get = async (path: string, more: Record<string, string> = {}, body?: string) => {
    const stream = session.request({
      ':path': path,
      ':authority': 'shop.example',
      ':method': body === undefined ? 'GET' : 'POST',
      ...more,
    })
    stream.end(body)
    const [head] = (await once(stream, 'response')) as [{ ':status': number }]
    return { status: head[':status'], head: head as Record<string, unknown>, body: await text(stream) }
  }

  const page = await get('/page', { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil.example' })
  expect(JSON.parse(page.body)).toEqual({ address: '127.0.0.1', origin: PUBLIC_URL })
  expect(page.head['strict-transport-security']).toBe('max-age=31536000')
  const query = await get('/graphql', JSON_TYPE, '{"query":"{ __typename }"}')
  expect([query.status, query.body.trim()]).toEqual([200, '{"data":{"__typename":"Query"}}'])
  expect(await upgradeAt(port)).toBe('HTTP/1.1 101 Switching Protocols')
  const large = await get(
    '/page',
    { 'content-type': 'application/x-www-form-urlencoded' },
    `a=${'x'.repeat(3_000_000)}`,
  )
  expect([large.status, large.body]).toEqual([413, expect.stringContaining('larger than allowed')])
  const report = await get('/webhooks/whatsapp?hub.challenge=1')
  await get('/orders/1')
  expect([report.body, asked]).toEqual(['reported', ['/webhooks/whatsapp?hub.challenge=1']])

  const moved = await fetch(`http://127.0.0.1:${plain}/page?a=1`, {
    redirect: 'manual',
    headers: { host: 'shop.example' },
  })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://shop.example/page?a=1'])
})

/** Asks for a WebSocket as a browser does. Returns the first line of the answer. */
async function upgradeAt(port: number): Promise<string> {
  const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false, servername: 'shop.example' })
  onTestFinished(() => void socket.destroy())
  const headers = {
    host: 'shop.example',
    origin: PUBLIC_URL,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol': 'graphql-transport-ws',
  }
  socket.write(
    `GET /graphql HTTP/1.1\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return String(answer).split('\r\n', 1)[0] ?? ''
}

async function behind(...site: Parameters<typeof startNginx>): Promise<void> {
  const { stop } = await startNginx(...site)
  onTestFinished(stop)
}

/**
 * Host and port of a web server with one page, before a bff on the demo shop. Both have the settings of production, by
 * this project.
 */
async function openShop(env: Record<string, string> = {}): Promise<string> {
  const [bffPort, port] = [await freePort(), await freePort()]
  const bff = `http://127.0.0.1:${bffPort}`
  const shared = {
    LOG_LEVEL: 'warn',
    STOP_DELAY_MS: '0',
    PRIVATE_NETWORK: 'on',
    STORE_API_URL: inject('storeApiUrl'),
    PUBLIC_URL,
    ...env,
  }
  await Promise.all([
    start('bff', 'bff/src/main.ts', bff, { ...shared, BFF_PORT: String(bffPort), BFF_HOST: '127.0.0.1' }),
    start('web', 'web/testing-server.ts', `http://127.0.0.1:${port}`, { ...shared, PORT: String(port), BFF_URL: bff }),
  ])
  return `127.0.0.1:${port}`
}

async function start(name: string, main: string, url: string, env: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-shop-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const service = await startService({ name, main, env, log: join(folder, 'log'), ready: `${url}/health` })
  onTestFinished(() => service.kill())
}
