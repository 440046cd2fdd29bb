import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Client, fetchExchange } from '@urql/core'
import { expect, test, vi } from 'vitest'
import { startBff } from '#src/testing/bff.ts'
import { sample } from '#src/testing/sample.ts'
import { startShop } from '#src/testing/shop.ts'
import { startUpstream } from '#src/testing/upstream.ts'

const BRANDS = `/graphql?query=${encodeURIComponent('{ brands { id name } }')}`
const many = Array.from({ length: 60 }, (_, n) => sample('Brand', { id: n + 1, name: `Brand number ${n + 1}` }))

async function bffWithBrands() {
  const brands = vi.fn<() => object>(() => ({ status: true, data: many }))
  const upstream = await startUpstream({ '/brands': brands, '/cart': () => ({ status: true, data: null }) })
  const { app } = await startBff(upstream.url)
  return { app, brands }
}

test('urql reads and writes with its documented defaults, whose first request is a GET', async () => {
  const shop = await startShop()
  const url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`
  const methods: (string | undefined)[] = []
  const listened: typeof fetch = (address, init) => (methods.push(init?.method), fetch(address, init))
  const client = new Client({ url, exchanges: [fetchExchange], fetch: listened })
  const read = await client.query('{ products(first: 1) { nodes { variants { id } } } }', {})
  expect([read.error, read.data]).toMatchObject([undefined, { products: { nodes: [{}] } }])
  const written = await client.mutation('mutation { cartClear { userErrors { code } } }', {})
  expect(written.error).toBeUndefined()
  expect(methods).toEqual(['GET', 'POST'])
})

test('a shared answer to GET may be kept by every cache for 2 s, and is not sent again to who has it', async () => {
  const { app } = await bffWithBrands()
  const first = await app.inject({ url: BRANDS, headers: { 'accept-language': 'ar', origin: 'https://app.example' } })
  const { etag } = first.headers
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=2',
    vary: 'Accept, Accept-Language, Accept-Encoding, Origin',
    'content-language': 'ar',
    etag: expect.stringMatching(/^W\//),
  })
  const again = await app.inject({
    url: BRANDS,
    headers: { 'accept-language': 'ar', 'if-none-match': `"other", ${etag}` },
  })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  const english = await app.inject({ url: BRANDS, headers: { 'accept-language': 'en', 'if-none-match': String(etag) } })
  expect([english.statusCode, english.headers['content-language']]).toEqual([200, 'en'])
})

test.each([
  ['the cart', '{ cart { id } }', 200, undefined],
  ['an error', '{ nothing }', 200, undefined],
  ['a refused mutation', 'mutation { cartClear { userErrors { code } } }', 405, 'POST'],
])('no cache keeps %s', async (_, query, status, allow) => {
  const { app } = await bffWithBrands()
  const { headers, statusCode } = await app.inject({
    url: `/graphql?query=${encodeURIComponent(query)}`,
    headers: { accept: 'application/json' },
  })
  expect([statusCode, headers['cache-control'], headers.etag, headers.allow]).toEqual([
    status,
    'no-store',
    undefined,
    allow,
  ])
})

test('a shared answer is made once for GET and HEAD, and HEAD has its headers without a body', async () => {
  const { app, brands } = await bffWithBrands()
  const got = await app.inject({ url: BRANDS })
  const head = await app.inject({ method: 'HEAD', url: BRANDS })
  expect([head.statusCode, head.body, head.headers.etag, head.headers['content-length']]).toEqual([
    200,
    '',
    got.headers.etag,
    got.headers['content-length'],
  ])
  expect(brands).toHaveBeenCalledOnce()
})

test('OPTIONS and refused methods name the allowed ones', async () => {
  const { app } = await bffWithBrands()
  for (const [method, status] of [
    ['OPTIONS', 204],
    ['PATCH', 405],
  ] as const) {
    const { statusCode, headers } = await app.inject({ method, url: '/graphql' })
    expect([statusCode, headers.allow]).toEqual([status, 'GET, HEAD, POST, PUT, DELETE, OPTIONS'])
  }
})

test.each(['br', 'gzip'] as const)('answers are compressed with %s, those of the cache too', async (encoding) => {
  const { app } = await bffWithBrands()
  const plain = await app.inject({ url: BRANDS })
  for (const method of ['GET', 'POST'] as const) {
    const payload = method === 'POST' ? { query: '{ brands { id name } }' } : undefined
    for (let turn = 0; turn < 2; turn += 1) {
      const { headers, rawPayload } = await app.inject({
        method,
        url: method === 'GET' ? BRANDS : '/graphql',
        payload,
        headers: { 'accept-encoding': `deflate, ${encoding};q=0.5` },
      })
      expect([headers['content-encoding'], headers['content-length']]).toEqual([encoding, String(rawPayload.length)])
      expect(String(encoding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload))).toBe(plain.body)
    }
  }
  const small = await app.inject({ url: '/graphql?query={__typename}', headers: { 'accept-encoding': encoding } })
  expect(small.headers).not.toHaveProperty('content-encoding')
})
