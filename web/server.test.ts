import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { tempFolder } from 'server-kit/at-end.fixture.ts'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from './server/app.ts'
import { compressAssets } from './server/build-end.ts'
import { readSettings } from './server/settings.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36'

test('every answer has the security headers and the id of its request', async () => {
  const app = await shop()
  const page = await app.inject({ url: '/page', headers: { 'x-request-id': 'given-1234' } })
  expect(page.headers).toMatchObject({ 'x-request-id': 'given-1234', 'x-content-type-options': 'nosniff' })
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  // Other sites learn where a visitor comes from, never from which page; nobody gets the camera.
  expect(page.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(page.headers['permissions-policy']).toContain('camera=(), microphone=()')
  const forged = await app.inject({ url: '/health', headers: { 'x-request-id': 'a b\nc' } })
  expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test.each([
  ['/page', 'same-origin'],
  ['/assets/part-abc.js', 'same-origin'],
  ['/images/customers/x.webp', 'same-origin'],
  ['/images/p1/480.avif', 'cross-origin'],
  ['/feeds/google.xml', 'cross-origin'],
])('%s may be embedded by pages of %s', async (url, embedders) => {
  const files = await upstream([], { 'content-type': 'image/avif' }, 'file')
  const { headers } = await (await shop({ IMAGES_URL: files, STORE_API_URL: files })).inject(url)
  expect(headers['cross-origin-resource-policy']).toBe(embedders)
})

test('what the store says of embedding a file counts', async () => {
  const files = await upstream(
    [],
    { 'content-type': 'image/avif', 'cross-origin-resource-policy': 'same-origin' },
    'file',
  )
  expect(
    (await (await shop({ IMAGES_URL: files })).inject('/images/p1/480.avif')).headers['cross-origin-resource-policy'],
  ).toBe('same-origin')
})

test.each([
  ['a=1; Secure, b=2; Secure', { PUBLIC_URL: 'https://shop.example' }],
  ['a=1, b=2', {}],
])('the cookies of a page are %s for the settings %j', async (cookies, env) => {
  const answer = await (await shop(env)).inject({ method: 'POST', url: '/page', payload: 'name=a', headers: form })
  expect([answer.headers['set-cookie']].flat().join(', ')).toBe(cookies)
})

test.each([
  ['a page of a guest', { url: '/page' }, 'private, no-cache'],
  ['a page of a customer, which names her', { url: '/page', headers: { cookie: 'a=1; token=session' } }, 'no-store'],
  ['a page of a customer by https', { url: '/page', headers: { cookie: 'a=1; __Host-token=session' } }, 'no-store'],
  [
    'a page of a guest with other cookies',
    { url: '/page', headers: { cookie: 'xtoken=1; token=; __Host-cart=c' } },
    'private, no-cache',
  ],
  ['an order by its link', { url: '/client/order/7?token=t' }, 'no-store'],
  ['an order in capitals', { url: '/Client/order/7?token=t' }, 'no-store'],
  ['an order, encoded', { url: '/%63lient/order/7?token=t' }, 'no-store'],
  ['the data of the profile', { url: '/profile.data' }, 'no-store'],
  [
    'the answer to a form',
    {
      method: 'POST',
      url: '/page',
      payload: 'name=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    'no-store',
  ],
  ['a page that does not exist', { url: '/none' }, 'private, no-cache'],
  ['an address that cannot be decoded', { url: '/%E0%A4%A' }, 'no-store'],
  ['the readiness', { url: '/ready' }, 'private, no-cache'],
  ['a canonical address', { url: '/page/' }, 'private, no-cache'],
] as const)('%s says who may keep it, and what it depends on', async (_what, asked, life) => {
  const { headers } = await (await shop()).inject({ ...asked })
  expect(headers).toMatchObject({
    'cache-control': life,
    vary: 'cookie, accept-language, accept-encoding',
    'x-content-type-options': 'nosniff',
  })
})

test('what is the same for everybody depends on the encoding alone', async () => {
  const { headers } = await (await shop()).inject({ url: '/assets/part-abc.js', headers: { cookie: 'token=session' } })
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
})

test.each([
  ['the visitor came by https', { TRUST_PROXY: '127.0.0.1' }, { 'x-forwarded-proto': 'https' }, 'max-age=31536000'],
  [
    'the shop has its address by https, whatever stands before it',
    { PUBLIC_URL: 'https://shop.example' },
    {},
    'max-age=31536000',
  ],
  ['a visitor of a shop by http only says so', {}, { 'x-forwarded-proto': 'https' }, undefined],
] as const)('browsers must keep to https when %s', async (_when, env, headers, expected) => {
  for (const url of ['/page', '/health', '/none']) {
    expect((await (await shop(env)).inject({ url, headers })).headers['strict-transport-security']).toBe(expected)
  }
})

test('serves metrics to callers with the key alone, and has no such address without one', async () => {
  const key = 'a-key-of-at-least-24-characters'
  const app = await shop({ METRICS_KEY: key })
  await app.inject('/robots.txt')
  const { body, headers } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${key}` } })
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/robots.txt",status="200"} 1')
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('version=0.0.4'),
    'cache-control': 'no-store',
  })
  for (const wrong of ['', key, `Bearer ${key}x`])
    expect((await app.inject({ url: '/metrics', headers: { authorization: wrong } })).statusCode).toBe(404)
  expect(
    (await (await shop()).inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })).statusCode,
  ).toBe(404)
})

test('a form reaches the action of its page, and the cookies of the page reach the visitor one by one', async () => {
  const app = await shop()
  const answer = await app.inject({
    method: 'POST',
    url: '/page',
    payload: 'name=%D9%83%D9%88%D8%B1%D8%A9',
    headers: form,
  })
  expect(answer.json()).toMatchObject({ name: 'كورة', id: answer.headers['x-request-id'] })
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
})

test('a body over 1 MB is refused in clear words', async () => {
  const app = await shop()
  const answer = await app.inject({
    method: 'POST',
    url: '/page',
    payload: `name=${'x'.repeat(1_100_000)}`,
    headers: form,
  })
  expect([answer.statusCode, answer.body]).toEqual([413, expect.stringContaining('larger than allowed')])
})

test('where no page can be made a person reads why, in both languages, and finds home; a bot gets the words alone', async () => {
  const app = await shop()
  const sent = (agent: string) => ({ ...form, accept: 'text/html,*/*', 'user-agent': agent })
  const send = (agent: string) =>
    app.inject({ method: 'POST', url: '/page', payload: 'x'.repeat(1_100_000), headers: sent(agent) })
  const [person, bot] = [await send(PHONE), await send('Googlebot/2.1')]
  expect(person.body).toMatch(
    /<h1>اللي بعته أكبر من المسموح<\/h1>.*<h2>The request is larger than allowed<\/h2>.*<a href="\/">Back to home/,
  )
  expect(person.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(bot.body).toBe('اللي بعته أكبر من المسموح.\nThe request is larger than allowed.\n')
})

test('an invalid address is refused', async () => {
  const answer = await (
    await shop()
  ).inject({ url: '/%E0%A4%A', headers: { accept: 'text/html', 'user-agent': PHONE } })
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('<h1>اللينك ده مكتوب غلط</h1>')])
})

test.each([
  ['a host with a name before it', { url: '/page', headers: { host: 'a@b' } }],
  ['a host with a path', { url: '/page', headers: { host: 'shop.example/evil' } }],
  ['a forwarded host with a name before it', { url: '/page', headers: { 'x-forwarded-host': 'a@b' } }],
  ['an address with U+0000', { url: '/page?q=%00' }],
  ['a host with a name before it, for the sitemap', { url: '/sitemap.xml', headers: { host: 'a@b' } }],
] as const)('%s is 400 in words', async (_what, asked) => {
  const answer = await (await shop({ TRUST_PROXY: '127.0.0.1' })).inject({ ...asked })
  expect([answer.statusCode, answer.body]).toEqual([400, 'اللينك ده مكتوب غلط.\nThis link is misspelt.\n'])
})

test.each([
  'http://evil.example/',
  'http://evil.example//page/',
  'https://evil.example/login',
  '//evil.example/',
  '/\\evil.example/',
  '/%5C%5Cevil.example/',
])('the request line "GET %s" leads to no other site', async (target) => {
  const { status, location } = await raw(await shop(), 'GET', target)
  expect([status, new URL(location, 'http://shop.example').origin]).toEqual([expect.any(Number), 'http://shop.example'])
  expect(status).toBe(target.startsWith('http') ? 400 : 301)
})

test('a path that begins with a backslash is a path of the shop for a form too', async () => {
  expect((await raw(await shop(), 'POST', '/\\page', 'name=a')).status).toBe(200)
})

test.each([
  ['/page', 'text/plain;application/json', 422],
  ['/graphql', 'text/plain;application/json', 200],
])('a form to %s with the type %s is no fault of the server', async (url, type, status) => {
  const app = await shop({ BFF_URL: await upstream([], { 'content-type': 'application/json' }, '{}') })
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: '{"query":"{a}"}',
    headers: { ...form, 'content-type': type },
  })
  expect(answer.statusCode).toBe(status)
})

test('a refusal of a resource route has a text', async () => {
  const answer = await (
    await shop()
  ).inject({ method: 'POST', url: '/page', payload: 'empty', headers: { ...form, 'content-type': 'application/json' } })
  expect([answer.statusCode, answer.body]).toEqual([
    422,
    "ماعرفناش نقرا اللي اتبعت.\nWe couldn't read what was sent.\n",
  ])
})

test('a form with a photo may be larger, up to 12 MB', async () => {
  const app = await shop()
  const send = async (megabytes: number) => {
    const payload = `name=${'x'.repeat(megabytes * 1024 * 1024)}`
    return (await app.inject({ method: 'POST', url: '/profile/photo', payload, headers: form })).statusCode
  }
  expect([await send(6), await send(13)]).toEqual([200, 413])
})

test('an answer that the bff compressed passes as it is', async () => {
  const packed = 'x'.repeat(3_000)
  const bff = await upstream([], { 'content-type': 'application/json', 'content-encoding': 'gzip' }, packed)
  const answer = await (
    await shop({ BFF_URL: bff })
  ).inject({
    method: 'POST',
    url: '/graphql',
    payload: '{}',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' },
  })
  expect([answer.headers['content-encoding'], answer.body]).toEqual(['gzip', packed])
})

test('scripts of other origins read public pictures, videos and feeds, and nothing else of the web server', async () => {
  const files = await upstream([], { 'content-type': 'image/avif' }, 'file')
  const app = await shop({
    IMAGES_URL: files,
    STORE_API_URL: files,
    CORS_ORIGINS: 'https://app.example',
    DEV_PAGES: '1',
  })
  const ask = (url: string, origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    app.inject({
      method,
      url,
      headers: {
        origin,
        ...(method === 'OPTIONS' && {
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'x-any',
        }),
      },
    })
  for (const url of ['/images/p1/480.avif', '/media/film.mp4', '/feeds/google.xml']) {
    const { headers } = await ask(url, 'https://app.example')
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://app.example',
      vary: expect.stringMatching(/\borigin\b/i),
    })
    const preflight = await ask(url, 'https://app.example', 'OPTIONS')
    expect([
      preflight.statusCode,
      preflight.headers['access-control-allow-headers'],
      preflight.headers['access-control-max-age'],
    ]).toEqual([204, 'x-any', '86400'])
    expect((await ask(url, 'https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin')
  }
  for (const url of ['/page', '/images/customers/x.webp', '/dev/outbox'])
    expect([url, (await ask(url, 'https://app.example')).headers['access-control-allow-origin']]).toEqual([
      url,
      undefined,
    ])
})

test('a page is compressed for who can read it', async () => {
  const app = await shop()
  const answer = await app.inject({ url: '/page', headers: { 'accept-encoding': 'gzip, br' } })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('long page')
})

test('hashed files are kept for ever and come compressed; an old one is a short 404', async () => {
  const app = await shop()
  const file = await app.inject({ url: '/assets/part-abc.js', headers: { 'accept-encoding': 'br' } })
  expect(file.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  const old = await app.inject('/assets/part-old.js')
  expect([old.statusCode, old.body]).toEqual([404, 'Not found.\n'])
})

test('the service worker is asked for anew each time, and goes away where it is switched off', async () => {
  const app = await shop({ SERVICE_WORKER: 'off' })
  const { headers, body } = await app.inject('/service-worker.js')
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
  expect(body).toContain('registration.unregister()')
})

test('who asks for the usual small picture gets the mark of the shop', async () => {
  const { statusCode, headers } = await (await shop()).inject('/favicon.ico')
  expect([statusCode, headers.location]).toEqual([301, '/favicon.svg'])
})

test('/graphql goes to the bff with cookies, language and request id, and its cookies come back', async () => {
  const asked: IncomingMessage[] = []
  const bff = await upstream(
    asked,
    { 'content-type': 'application/json', 'set-cookie': 'cart=1; HttpOnly' },
    '{"data":{}}',
  )
  const app = await shop({ BFF_URL: bff })
  const headers = { cookie: 'cart=0', 'accept-language': 'ar', 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload: '{"query":"{a}"}', headers })
  expect([answer.body, answer.headers['set-cookie']]).toEqual(['{"data":{}}', ['cart=1; HttpOnly']])
  expect(asked[0]?.headers).toMatchObject({
    cookie: 'cart=0',
    'accept-language': 'ar',
    'x-request-id': answer.headers['x-request-id'],
  })
})

test.each([
  ['that of its connection, whatever a visitor says', {}, '127.0.0.1'],
  ['the one that a trusted balancer names', { TRUST_PROXY: '127.0.0.1' }, '41.32.0.9'],
] as const)('pages and /graphql give the bff one address of the visitor: %s', async (_what, env, address) => {
  const asked: IncomingMessage[] = []
  const app = await shop({ BFF_URL: await upstream(asked, { 'content-type': 'application/json' }, '{}'), ...env })
  const headers = { ...form, 'x-forwarded-for': '6.6.6.6, 41.32.0.9' }
  const page = await app.inject({ method: 'POST', url: '/page', payload: 'name=a', headers })
  await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: '{"query":"{a}"}',
    headers: { ...headers, 'content-type': 'application/json' },
  })
  expect([page.json().address, asked[0]?.headers['x-forwarded-for']]).toEqual([address, address])
})

test('pictures keep the caching headers they come with', async () => {
  const images = await upstream(
    [],
    { 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable' },
    'avif',
  )
  const app = await shop({ IMAGES_URL: images })
  const answer = await app.inject('/images/p1/480.avif')
  expect([answer.body, answer.headers['cache-control']]).toEqual(['avif', 'public, max-age=31536000, immutable'])
})

test('what the store says when it fails to give a picture stays inside', async () => {
  const images = await upstream(
    [],
    { 'content-type': 'text/html', 'x-powered-by': 'PHP' },
    'host=10.0.0.7 password=hunter2',
    500,
  )
  const answer = await (await shop({ IMAGES_URL: images })).inject('/images/p1/480.avif')
  expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
    502,
    'It cannot be reached.\n',
    'text/plain',
  ])
})

test('an unsatisfiable range of a film answers its length', async () => {
  const asked: IncomingMessage[] = []
  const images = await upstream(
    asked,
    { 'content-type': 'application/json', 'content-range': 'bytes */1000' },
    '{}',
    416,
  )
  const answer = await (
    await shop({ IMAGES_URL: images })
  ).inject({ url: '/media/videos/a.mp4', headers: { range: 'bytes=1000-' } })
  expect([answer.statusCode, answer.headers['content-range'], asked[0]?.headers.range]).toEqual([
    416,
    'bytes */1000',
    'bytes=1000-',
  ])
})

test('messages to customers can be read on the shop only where it was started for trying it out', async () => {
  const storeApi = await upstream(
    [],
    { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
    'messages',
  )
  const [tried, real] = [
    await shop({ STORE_API_URL: storeApi, DEV_PAGES: '1' }),
    await shop({ STORE_API_URL: storeApi }),
  ]
  expect((await tried.inject('/dev/outbox')).body).toBe('messages')
  expect([tried, real].map((app) => app.hasRoute({ method: 'GET', url: '/dev/outbox' }))).toEqual([true, false])
})

test("ad platforms' feeds come from the store API, though pictures come from elsewhere", async () => {
  const storeApi = await upstream(
    [],
    { 'content-type': 'application/xml', 'cache-control': 'public, max-age=900' },
    '<rss/>',
  )
  const app = await shop({ STORE_API_URL: storeApi, IMAGES_URL: 'http://127.0.0.1:9' })
  const answer = await app.inject('/feeds/google.xml')
  expect([answer.body, answer.headers['cache-control']]).toEqual(['<rss/>', 'public, max-age=900'])
})

test('an unreachable bff is a GraphQL error with a code', async () => {
  const app = await shop({ BFF_URL: 'http://127.0.0.1:9' })
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([503, 'UPSTREAM_UNAVAILABLE'])
})

test('the server is ready while a bff answers', async () => {
  const bff = await upstream([], { 'content-type': 'application/json' }, '{}')
  const apps = await Promise.all([bff, 'http://127.0.0.1:9'].map((BFF_URL) => shop({ BFF_URL })))
  expect(await Promise.all(apps.map(async (app) => (await app.inject('/ready')).statusCode))).toEqual([200, 503])
})

test('a stopping server is not ready and closes kept connections, and still serves', async () => {
  const app = await shop({ BFF_URL: await upstream([], {}, '{}') })
  app.beginStop()
  const [ready, page] = [await app.inject('/ready'), await app.inject('/page')]
  expect([ready.statusCode, page.statusCode, page.headers.connection]).toEqual([503, 200, 'close'])
})

test.each([
  [{ PORT: 'three' }, 'PORT must be a number from 0 to 65535, not "three".'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not "70000".'],
  [{ BFF_URL: 'localhost:4000' }, 'BFF_URL must be an address that starts with http:// or https://.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  [{ TAG_MANAGER_ID: 'UA-1' }, 'TAG_MANAGER_ID must be like GTM-AB12CD3, not "UA-1".'],
  [
    { PICTURE_ORIGINS: 'https://cdn.example.com https://cdn.example.com/shop' },
    'PICTURE_ORIGINS must be origins like https://cdn.example.com, separated by spaces or commas, not "https://cdn.example.com/shop".',
  ],
  [{ PICTURE_ORIGINS: '*' }, 'PICTURE_ORIGINS must be origins'],
  [{ PICTURE_ORIGINS: 'https://a.example;script-src' }, 'PICTURE_ORIGINS must be origins'],
  [{ STOP_DELAY_MS: 'soon' }, 'STOP_DELAY_MS must be a number of milliseconds from 0 to 120000, not "soon".'],
  [{ CONSENT: 'never' }, 'CONSENT must be opt-in or opt-out, not "never".'],
])('the environment %j is refused in one line', (env, line) => {
  expect(() => readSettings(env)).toThrow(line)
})

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost', host: 'localhost' }

/** The server around one resource route, `/page`, with one file of the browser. */
async function shop(env: NodeJS.ProcessEnv = {}) {
  const client = tempFolder('web-server')
  mkdirSync(join(client, 'assets'))
  writeFileSync(join(client, 'assets', 'part-abc.js'), `// ${'part '.repeat(500)}`)
  compressAssets(client)
  const app = await buildApp({ settings: readSettings({ LOG_LEVEL: 'silent', ...env }), build: onePage(), client })
  onTestFinished(() => app.close())
  return app
}

/** The status and the `Location` of an answer to a request line as it is given. */
async function raw(
  app: Awaited<ReturnType<typeof shop>>,
  method: string,
  target: string,
  body = '',
): Promise<{ status: number; location: string }> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const head = [
    `${method} ${target} HTTP/1.1`,
    'Host: shop.example',
    'Connection: close',
    `Content-Type: ${form['content-type']}`,
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  const answer = (await socket.toArray()).join('')
  return { status: Number(answer.slice(9, 12)), location: /^location: (.*)$/im.exec(answer)?.[1]?.trim() ?? '/' }
}

function onePage(): ServerBuild {
  const module = {
    loader: () => new Response(`a long page ${'. '.repeat(2_000)}`, { headers: { 'content-type': 'text/html' } }),
    action: async ({ request }: { request: Request }) => {
      const form = await request.formData().catch(() => undefined)
      if (!form) throw new Response(null, { status: 422 })
      const name = form.get('name')
      const [id, address] = ['x-request-id', 'x-forwarded-for'].map((header) => request.headers.get(header))
      const answer = Response.json({ name, id, address })
      for (const cookie of ['a=1', 'b=2']) answer.headers.append('set-cookie', cookie)
      return answer
    },
  }
  const assets = { version: '1', url: '', entry: { imports: [], module: '' }, routes: {} }
  const rest = { id: 'rest', path: '*', module: { loader: () => new Response('no page', { status: 404 }) } }
  const routes = {
    rest,
    page: { id: 'page', path: '/page', module },
    photo: { id: 'photo', path: '/profile/photo', module },
  }
  return {
    routes,
    entry: { module: {} },
    assets,
    future: {},
    routeDiscovery: { mode: 'initial' },
    basename: '/',
    ssr: true,
  } as unknown as ServerBuild
}

async function upstream(
  asked: IncomingMessage[],
  headers: Record<string, string>,
  body: string,
  status = 200,
): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(request)
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
