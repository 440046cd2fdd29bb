import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { canonicalAddress } from './server/pages.ts'
import { addRobots } from './server/robots.ts'
import { addSitemap } from './server/sitemap.ts'

test.each([
  ['/products/', '/products'],
  ['//products//al-ahly?color=red', '/products/al-ahly?color=red'],
  ['/Products/AL-Ahly', '/products/al-ahly'],
  ['/search/?Q=Nike', '/search?Q=Nike'],
  ['/products/%D9%83-A', '/products/%D9%83-a'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/%5Cevil.example/', '/evil.example'],
])('%s leads to %s', (asked, canonical) => {
  expect(canonicalAddress(asked)).toBe(canonical)
  expect(canonicalAddress(canonical)).toBeUndefined()
})

test.each([
  '/',
  '/?lang=en',
  '/profile/orderDetails/12',
  '/client/order/AbC',
  '/products/al-ahly?x=//y/',
  '/texts/Ar.json',
])('%s stays', (address) => {
  expect(canonicalAddress(address)).toBeUndefined()
})

test('robots come under the name of the shop and on the machine itself, and nowhere else', async () => {
  const { app } = await aShop('https://shop.example')
  const asked = async (host: string) => (await app.inject({ url: '/robots.txt', headers: { host } })).body
  expect(await asked('shop.example')).toContain('Sitemap: https://shop.example/sitemap.xml')
  expect(await asked('localhost:3000')).toContain('Disallow: /cart')
  for (const host of ['stage.example', '10.0.0.7:3000']) expect(await asked(host)).toBe('User-agent: *\nDisallow: /\n')
})

test('a shop that is closed to search engines says so on every answer', async () => {
  const { app } = await aShop('https://shop.example', { searchEngines: false })
  const answer = await app.inject({ url: '/robots.txt', headers: { host: 'shop.example' } })
  expect([answer.headers['x-robots-tag'], answer.body]).toEqual(['noindex', 'User-agent: *\nDisallow: /\n'])
})

test('without PUBLIC_URL they go by the Host alone, whatever a client says that it was forwarded from', async () => {
  const { app } = await aShop(null)
  const asked = async (url: string, host: string, forwarded: string) =>
    (await app.inject({ url, headers: { host, 'x-forwarded-host': forwarded } })).body
  for (const url of ['/sitemap.xml', '/sitemaps/products-0.xml']) {
    const body = await asked(url, 'shop.example', 'evil.example')
    expect(body).toContain('<loc>http://shop.example/')
    expect(body).not.toContain('evil.example')
  }
  expect(await asked('/robots.txt', 'localhost:3000', 'evil.example')).toContain(
    'Sitemap: http://localhost:3000/sitemap.xml',
  )
  expect(await asked('/robots.txt', 'stage.example', 'localhost')).toBe('User-agent: *\nDisallow: /\n')
})

test('the index names every file that the shop has pages for', async () => {
  const { app } = await aShop('https://shop.example')
  const { body, headers } = await app.inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect([...body.matchAll(/<loc>([^<]+)/g)].map(([, loc]) => loc)).toEqual([
    'https://shop.example/sitemaps/pages-0.xml',
    'https://shop.example/sitemaps/products-0.xml',
  ])
})

test('a file has each page in each language, with all of them and its pictures, escaped', async () => {
  const { app, asked } = await aShop('https://shop.example')
  const { body } = await app.inject('/sitemaps/products-0.xml')
  expect(body.match(/<url>/g)).toHaveLength(2 * (1000 + 1))
  const [first = ''] = /<url>.*?<\/url>/.exec(body) ?? []
  expect(first).toContain('<loc>https://shop.example/products/a%26b</loc>')
  for (const [lang, url] of [
    ['ar', ''],
    ['en', '?lang=en'],
    ['x-default', ''],
  ] as const) {
    expect(first).toContain(
      `<xhtml:link rel="alternate" hreflang="${lang}" href="https://shop.example/products/a%26b${url}"/>`,
    )
  }
  expect(first).toContain('<image:loc>https://shop.example/images/i1/1200.jpg</image:loc>')
  expect(first).toContain('<lastmod>2026-11-01T10:00:00.000Z</lastmod>')
  expect(asked.filter((url) => url.includes('/products'))).toEqual([
    '/sitemap/products?part=0&after=0&first=1000',
    '/sitemap/products?part=0&after=1000&first=1000',
  ])
})

test('a file is made once for all who ask, and kept; files that the index does not name ask the store for nothing', async () => {
  const { app, asked } = await aShop('https://shop.example')
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/sitemaps/products-0.xml')))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body.length}`)).size).toBe(1)
  for (let part = 1; part < 20; part += 1)
    expect((await app.inject(`/sitemaps/products-${part}.xml`)).statusCode).toBe(404)
  expect(
    (await app.inject({ url: '/sitemaps/products-0.xml', headers: { 'accept-encoding': 'gzip' } })).headers,
  ).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': expect.stringContaining('max-age=3600') })
  expect(asked).toHaveLength(3)
})

test('what is no file is 404; a store that does not answer is 503', async () => {
  const { app } = await aShop('https://shop.example')
  for (const file of ['secrets-0', 'products-7', 'products', 'products--1', 'x%3F-0', 'products%2F..-0'])
    expect([file, (await app.inject(`/sitemaps/${file}.xml`)).statusCode]).toEqual([file, 404])
  const { app: alone } = await aShop('https://shop.example', { storeApiUrl: 'http://127.0.0.1:9' })
  for (const file of ['sitemap', 'sitemaps/products-0'])
    expect((await alone.inject(`/${file}.xml`)).statusCode).toBe(503)
})

test('a store without the resource has a sitemap of the pages without a parameter', async () => {
  const { app } = await aShop('https://shop.example', { status: 404 })
  const { statusCode, body } = await app.inject('/sitemap.xml')
  expect([statusCode, body.match(/<loc>[^<]+/g)]).toEqual([200, ['<loc>https://shop.example/sitemaps/pages-0.xml']])
})

/** The server's part for search engines, on a store with 1,001 products. */
async function aShop(
  publicUrl: string | null,
  { status = 200, ...other }: { searchEngines?: boolean; storeApiUrl?: string; status?: number } = {},
) {
  const asked: string[] = []
  const changedAt = '2026-11-01T10:00:00.000Z'
  const store = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://store')
    asked.push(request.url ?? '')
    const after = Number(url.searchParams.get('after'))
    const entries = Array.from({ length: after === 0 ? 1000 : 1 }, (_, i) => ({
      id: after + i + 1,
      slug: 'a&b',
      changedAt,
      images: ['/images/i1'],
    }))
    const parts = [
      { kind: 'products', part: 0, count: 1001, changedAt },
      { kind: 'unknown', part: 0, count: 1, changedAt },
    ]
    const data = url.pathname === '/sitemap' ? parts : url.searchParams.get('part') === '0' ? entries : []
    response.statusCode = status
    response.end(JSON.stringify({ status: true, data }))
  })
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  const app = fastify({ trustProxy: true })
  const settings = {
    publicUrl,
    searchEngines: true,
    storeApiUrl: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    ...other,
  }
  addRobots(app, settings)
  addSitemap(app, settings)
  onTestFinished(async () => {
    await app.close()
    store.close()
  })
  return { app, asked }
}
