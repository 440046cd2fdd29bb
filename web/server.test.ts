import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from './server/app.ts'
import { compressAssets } from './server/compress-assets.ts'
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
  expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
})

test('a form reaches the action of its page, and the cookies of the page reach the visitor one by one', async () => {
  const app = await shop()
  const answer = await app.inject({ method: 'POST', url: '/page', payload: 'name=%D9%83%D9%88%D8%B1%D8%A9', headers: form })
  expect(answer.json()).toEqual({ name: 'كورة', id: answer.headers['x-request-id'] })
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2'])
})

test('a body over 1 MB is refused in clear words', async () => {
  const app = await shop()
  const answer = await app.inject({ method: 'POST', url: '/page', payload: `name=${'x'.repeat(1_100_000)}`, headers: form })
  expect([answer.statusCode, answer.body]).toEqual([413, expect.stringContaining('larger than allowed')])
})

test('where no page can be made a person reads why, in both languages, and finds home; a bot gets the words alone', async () => {
  const app = await shop()
  const sent = (agent: string) => ({ ...form, accept: 'text/html,*/*', 'user-agent': agent })
  const send = (agent: string) => app.inject({ method: 'POST', url: '/page', payload: 'x'.repeat(1_100_000), headers: sent(agent) })
  const [person, bot] = [await send(PHONE), await send('Googlebot/2.1')]
  expect(person.body).toMatch(/<h1>اللي بعته أكبر من المسموح<\/h1>.*<h2>The request is larger than allowed<\/h2>.*<a href="\/">Back to home/)
  expect(person.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(bot.body).toBe('اللي بعته أكبر من المسموح.\nThe request is larger than allowed.\n')
})

test('an address that is none is told so', async () => {
  const answer = await (await shop()).inject({ url: '/%E0%A4%A', headers: { accept: 'text/html', 'user-agent': PHONE } })
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('<h1>اللينك ده مكتوب غلط</h1>')])
})

test('a form with a photo may be larger, up to 12 MB', async () => {
  const app = await shop()
  const send = async (megabytes: number) => {
    const payload = `name=${'x'.repeat(megabytes * 1024 * 1024)}`
    return (await app.inject({ method: 'POST', url: '/profile/photo', payload, headers: form })).statusCode
  }
  expect([await send(6), await send(13)]).toEqual([200, 413])
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
  expect(file.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' })
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
  const bff = await upstream(asked, { 'content-type': 'application/json', 'set-cookie': 'cart=1; HttpOnly' }, '{"data":{}}')
  const app = await shop({ BFF_URL: bff })
  const headers = { cookie: 'cart=0', 'accept-language': 'ar', 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload: '{"query":"{a}"}', headers })
  expect([answer.body, answer.headers['set-cookie']]).toEqual(['{"data":{}}', ['cart=1; HttpOnly']])
  expect(asked[0]?.headers).toMatchObject({ cookie: 'cart=0', 'accept-language': 'ar', 'x-request-id': answer.headers['x-request-id'] })
})

test('pictures keep the caching headers they come with', async () => {
  const images = await upstream([], { 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable' }, 'avif')
  const app = await shop({ IMAGES_URL: images })
  const answer = await app.inject('/images/p1/480.avif')
  expect([answer.body, answer.headers['cache-control']]).toEqual(['avif', 'public, max-age=31536000, immutable'])
})

test('a range that a film does not have is told with how long the film is', async () => {
  const asked: IncomingMessage[] = []
  const images = await upstream(asked, { 'content-type': 'application/json', 'content-range': 'bytes */1000' }, '{}', 416)
  const answer = await (await shop({ IMAGES_URL: images })).inject({ url: '/media/videos/a.mp4', headers: { range: 'bytes=1000-' } })
  expect([answer.statusCode, answer.headers['content-range'], asked[0]?.headers.range]).toEqual([416, 'bytes */1000', 'bytes=1000-'])
})

test('messages to customers can be read on the shop only where it was started for trying it out', async () => {
  const storeApi = await upstream([], { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" }, 'messages')
  const [tried, real] = [await shop({ STORE_API_URL: storeApi, DEV_PAGES: '1' }), await shop({ STORE_API_URL: storeApi })]
  expect((await tried.inject('/dev/outbox')).body).toBe('messages')
  expect([tried, real].map((app) => app.hasRoute({ method: 'GET', url: '/dev/outbox' }))).toEqual([true, false])
})

test("ad platforms' feeds come from the store API, though pictures come from elsewhere", async () => {
  const storeApi = await upstream([], { 'content-type': 'application/xml', 'cache-control': 'public, max-age=900' }, '<rss/>')
  const app = await shop({ STORE_API_URL: storeApi, IMAGES_URL: 'http://127.0.0.1:9' })
  const answer = await app.inject('/feeds/google.xml')
  expect([answer.body, answer.headers['cache-control']]).toEqual(['<rss/>', 'public, max-age=900'])
})

test('an unreachable bff is a GraphQL error with a code', async () => {
  const app = await shop({ BFF_URL: 'http://127.0.0.1:9' })
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload: '{}', headers: { 'content-type': 'application/json' } })
  expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([503, 'UPSTREAM_UNAVAILABLE'])
})

test.each([
  [{ PORT: 'three' }, 'PORT must be a number from 1 to 65535, not "three".'],
  [{ PORT: '70000' }, 'PORT must be a number from 1 to 65535, not "70000".'],
  [{ BFF_URL: 'localhost:4000' }, 'BFF_URL must be an address that starts with http:// or https://, not "localhost:4000".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  [{ TAG_MANAGER_ID: 'UA-1' }, 'TAG_MANAGER_ID must be like GTM-AB12CD3, not "UA-1".'],
  [{ CONSENT: 'never' }, 'CONSENT must be opt-in or opt-out, not "never".'],
])('the environment %j is refused in one line', (env, line) => {
  expect(() => readSettings(env)).toThrow(line)
})

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost', host: 'localhost' }

/** The server around one resource route, `/page`, with one file of the browser. */
async function shop(env: NodeJS.ProcessEnv = {}) {
  const client = mkdtempSync(join(tmpdir(), 'web-server-'))
  mkdirSync(join(client, 'assets'))
  writeFileSync(join(client, 'assets', 'part-abc.js'), `// ${'part '.repeat(500)}`)
  compressAssets(client)
  const app = await buildApp({ settings: readSettings({ LOG_LEVEL: 'silent', ...env }), build: onePage(), client })
  onTestFinished(() => app.close())
  return app
}

function onePage(): ServerBuild {
  const module = {
    loader: () => new Response(`a long page ${'. '.repeat(2_000)}`, { headers: { 'content-type': 'text/html' } }),
    action: async ({ request }: { request: Request }) => {
      const name = (await request.formData()).get('name')
      const answer = Response.json({ name, id: request.headers.get('x-request-id') })
      for (const cookie of ['a=1', 'b=2']) answer.headers.append('set-cookie', cookie)
      return answer
    },
  }
  const assets = { version: '1', url: '', entry: { imports: [], module: '' }, routes: {} }
  const routes = { page: { id: 'page', path: '/page', module }, photo: { id: 'photo', path: '/profile/photo', module } }
  return { routes, entry: { module: {} }, assets, future: {}, routeDiscovery: { mode: 'initial' }, basename: '/', ssr: true } as unknown as ServerBuild
}

async function upstream(asked: IncomingMessage[], headers: Record<string, string>, body: string, status = 200): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(request)
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
