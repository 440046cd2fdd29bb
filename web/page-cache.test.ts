// @vitest-environment node
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { EntryContext, ServerBuild } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { OWN_KEPT, ownCookies, pagesForEverybody } from '#private.config.ts'
import { sharedLife } from '#app/lib/http/shared-page.ts'
import { buildApp } from './server/app.ts'
import { readSettings } from './server/settings.ts'
import { type SharedPage, sharedPages, withoutNonce } from './server/page-cache.ts'
import { publicFolder } from './testing-routes.ts'

const VISITOR = {
  cookie: 'locale=en; theme=light; _ga=GA1.1.77; seen=secret-of-mona',
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile Safari/537.36',
  referer: 'http://localhost/find-mona',
  authorization: 'Bearer mona',
  'x-shared-page': 'forged',
}

test('a page that visitors share is rendered from a request without anything of the visitor', async () => {
  const { app, asked } = await shop()
  await app.inject({ url: '/page?q=a', headers: VISITOR })
  const sent = Object.fromEntries(asked[0]?.headers ?? [])
  expect(sent).toEqual({
    'x-shared-page': '1',
    cookie: 'locale=en; theme=light',
    'accept-language': 'en',
    'user-agent': expect.stringMatching(/^Mozilla.5\.0 .any./),
    'sec-gpc': '0',
    'x-request-id': expect.any(String),
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'localhost:80',
    'x-forwarded-proto': 'http',
  })
})

test('the second visitor gets the kept page, without a nonce, under a policy that allows its own scripts alone', async () => {
  const { app, asked } = await shop()
  const [first, second] = [await app.inject('/page'), await app.inject({ url: '/page', headers: { cookie: '_ga=2' } })]
  expect([asked.length, second.body]).toEqual([1, first.body])
  expect(first.body).toContain('<script>start()</script><script>injected()</script>')
  const hash = createHash('sha256').update('start()').digest('base64')
  expect(first.headers['content-security-policy']).toBe(`script-src 'self' 'sha256-${hash}'`)
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
    vary: 'cookie, accept-language, accept-encoding',
  })
})

test.each([
  ['a session', 'token=t'],
  ['a session by https', '__Host-token=t'],
  ['a cart', 'a=1; cart=c'],
  ['a cart by https', '__Host-cart=c'],
  ['the report of a merged cart', 'merged=1.0.0.0.0'],
  ['a pending wishlist item', 'wishlist=5'],
])('a visitor with %s gets a page of her own, which nobody else gets', async (_what, cookie) => {
  const { app, asked } = await shop()
  await app.inject('/page')
  const own = await app.inject({ url: '/page', headers: { ...VISITOR, cookie } })
  expect([asked.length, asked[1]?.headers.get('cookie'), asked[1]?.headers.get('x-shared-page')]).toEqual([
    2,
    cookie,
    null,
  ])
  expect(own.body).toContain('nonce="')
  expect(own.headers['cache-control']).toMatch(/^(no-store|private, no-cache)$/)
  expect((await app.inject('/page')).body).not.toContain('nonce="')
})

test('a visitor whose browser shows her own gets the page of everybody', async () => {
  const { app, asked } = await shop()
  const first = await app.inject({ url: '/search', headers: { ...VISITOR, cookie: 'locale=ar' } })
  const own = await app.inject({
    url: '/search',
    headers: { ...VISITOR, cookie: 'token=t; cart=c; own_kept=1; locale=ar' },
  })
  expect([asked.length, own.body]).toEqual([1, first.body])
})

test.each(['/my-cart', '/contact-us', '/hiring', '/products/purchase-product/7', '/profile'])(
  'at %s she gets a page of her own all the same',
  async (url) => {
    const { app, asked } = await shop()
    const cookie = 'token=t; own_kept=1'
    await app.inject({ url, headers: { ...VISITOR, cookie } })
    expect(asked.map(({ headers }) => [headers.get('cookie'), headers.get('x-shared-page')])).toEqual([[cookie, null]])
  },
)

test('nginx shares the pages that the web server shares', () => {
  const file = readFileSync(new URL('../deploy/nginx.conf', import.meta.url), 'utf8')
  expect(file).toContain(`(${ownCookies.join('|')})=`)
  expect(file).toContain(`/((${pagesForEverybody.join('|')})(/|$)|$)`)
  expect(file).toContain(`$cookie_${OWN_KEPT}`)
})

test.each([
  ['language', { cookie: 'locale=en' }],
  ['language of the browser', { 'accept-language': 'en' }],
  ['theme', { cookie: 'theme=light' }],
  ['host', { host: 'other.example' }],
  ['kind of visitor (the first one is a program)', { 'user-agent': VISITOR['user-agent'] }],
])('another %s gets another page', async (_what, headers) => {
  const { app, asked } = await shop()
  await app.inject('/page')
  await app.inject({ url: '/page', headers })
  expect(asked.length).toBe(2)
})

test('pages of one visitor, forms and answers that set a cookie are not shared', async () => {
  const { app, asked } = await shop()
  for (const url of ['/order-placed/7?token=t', '/%6frder-placed/7', '/sets-a-cookie']) await app.inject(url)
  await app.inject({ method: 'HEAD', url: '/page' })
  expect(asked.filter(({ headers }) => !headers.has('x-shared-page')).length).toBe(4)
  expect((await app.inject('/sets-a-cookie')).headers['set-cookie']).toBe('a=1')
})

test('a page that is gone or incomplete is rendered anew for each visitor', async () => {
  const { app, asked } = await shop()
  for (const url of ['/gone', '/gone', '/incomplete', '/incomplete']) await app.inject(url)
  expect(asked.length).toBe(4)
})

test('a visitor who has the page gets 304, others a body compressed once', async () => {
  const { app } = await shop()
  const { headers, body } = await app.inject('/page')
  const again = await app.inject({ url: '/page', headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const sent = async (encoding: string) => app.inject({ url: '/page', headers: { 'accept-encoding': encoding } })
  const [br, gzip, none] = [await sent('gzip, br'), await sent('br;q=0, gzip'), await sent('identity')]
  expect([br, gzip, none].map((each) => each.headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
  expect([brotliDecompressSync(br.rawPayload).toString(), gunzipSync(gzip.rawPayload).toString(), none.body]).toEqual([
    body,
    body,
    body,
  ])
})

const textIn = (page: SharedPage | undefined) => (page ? String(brotliDecompressSync(page.br)) : undefined)

test('renders a page once for all who wait, and behind the visitors when it is stale', async () => {
  const clock = { now: 1_000 }
  let made = 0
  const read = sharedPages(async () => document(`page ${(made += 1)}`), { now: () => clock.now })
  const shown = async () => textIn(await read(visit))
  expect(new Set(await Promise.all(Array.from({ length: 50 }, shown)))).toEqual(new Set(['page 1']))
  clock.now += 5_000
  expect(await shown()).toBe('page 1')
  clock.now += 1
  // Stale: this visitor does not wait for the new one.
  expect([await shown(), made]).toEqual(['page 1', 2])
  await vi.waitFor(async () => expect(await shown()).toBe('page 2'))
  clock.now += 36_000
  expect(await shown()).toBe('page 3')
})

test('the limit or the outage that one visitor meets replaces no page and reaches no other visitor', async () => {
  const clock = { now: 1_000 }
  const answers = [document('good'), new Response('slow down', { status: 429 }), new Response('out', { status: 503 })]
  const read = sharedPages(async () => answers.shift() ?? document('later'), { now: () => clock.now })
  expect(await read(visit)).toBeDefined()
  clock.now += 6_000
  expect(textIn(await read(visit))).toBe('good')
  // The refresh behind that visitor ends.
  await new Promise(setImmediate)
  clock.now += 60_000
  expect(await read(visit)).toBeUndefined()
  expect(textIn(await read(visit))).toBe('later')
})

test('a nonce outside of elements is never sent to a second visitor', () => {
  expect(() => withoutNonce('<p>YWJj</p>', "script-src 'nonce-YWJj'")).toThrow('nonce')
})

const visit = { key: 'page', toRequest: () => new Request('http://shop.example/page') }

function document(html: string, nonce = Math.random().toString(36).slice(2)): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `script-src 'self' 'nonce-${nonce}'`,
    'cache-control': sharedLife([]),
  }
  return new Response(html.replaceAll('NONCE', nonce), { headers })
}

/** The server around pages that tell which requests rendered them. */
async function shop() {
  const asked: Request[] = []
  const entry = async (request: Request, status: number, headers: Headers, context: EntryContext) => {
    asked.push(request)
    const answer = document('<p>page</p><script nonce="NONCE">start()</script><script>injected()</script>')
    const { pathname } = new URL(request.url)
    if (pathname === '/sets-a-cookie') answer.headers.append('set-cookie', 'a=1')
    if (pathname === '/incomplete' || status !== 200 || !request.headers.has('x-shared-page'))
      answer.headers.delete('cache-control')
    return new Response(answer.body, {
      status: context.staticHandlerContext.statusCode,
      headers: [...headers, ...answer.headers],
    })
  }
  const found = (path: string) => ({ id: path, path, module: { default: () => null } })
  const gone = {
    id: 'gone',
    path: '/gone',
    module: {
      default: () => null,
      loader: () => {
        throw new Response(null, { status: 404 })
      },
    },
  }
  const own = ['/search', '/my-cart', '/contact-us', '/hiring', '/products/purchase-product/:id', '/profile']
  const paths = ['/page', '/sets-a-cookie', '/incomplete', '/order-placed/:id', ...own]
  const routes = Object.fromEntries([...paths.map(found), gone].map((route) => [route.id, route]))
  const assets = { version: '1', url: '', entry: { imports: [], module: '' }, routes: {} }
  const build = {
    routes,
    entry: { module: { default: entry } },
    assets,
    future: {},
    routeDiscovery: { mode: 'initial' },
    basename: '/',
    ssr: true,
  } as unknown as ServerBuild
  const app = await buildApp({ settings: readSettings({ LOG_LEVEL: 'silent' }), build, client: publicFolder })
  onTestFinished(() => app.close())
  return { app, asked }
}
