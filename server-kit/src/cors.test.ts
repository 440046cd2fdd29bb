import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { allowOrigins, corsOrigins } from './cors.ts'

test.each([
  ['*', 'https://any.example', true, false],
  ['none', 'https://any.example', false, false],
  ['https://app.example', 'https://app.example', true, true],
  ['https://app.example', 'https://app.example.evil.example', false, false],
  ['https://app.example', 'http://app.example', false, false],
  ['https://app.example', 'https://appXexample', false, false],
  ['https://*.example.com', 'https://a.b.example.com', true, true],
  ['https://*.example.com', 'https://example.com', false, false],
  ['https://*.example.com', 'https://evil.example/.example.com', false, false],
  ['capacitor://localhost, ionic://localhost', 'ionic://localhost', true, true],
  ['http://[::1]:3000', 'http://[::1]:3000', true, true],
  ['null', 'null', true, false],
  ['*, https://app.example', 'https://app.example', true, true],
])('CORS_ORIGINS=%s: %s may read: %s, may send cookies: %s', (given, origin, isAllowed, isTrusted) => {
  const { allows, trusts } = corsOrigins.parse(given, 'CORS_ORIGINS')
  expect([allows(origin), trusts(origin)]).toEqual([isAllowed, isTrusted])
})

test.each(['app.example', 'https://app.example/path', 'https://a*.example', 'https://*'])(
  '%s is no origin',
  (given) => {
    expect(() => corsOrigins.parse(given, 'CORS_ORIGINS')).toThrow('CORS_ORIGINS must be origins')
  },
)

test('never allows cookies together with any origin, and lets caches tell origins apart', async () => {
  const app = Fastify()
  await allowOrigins(app, corsOrigins.parse('*, https://app.example', ''), {
    methods: ['GET'],
    exposed: ['retry-after'],
  })
  app.get('/', () => Promise.reject(new Error('broken')))
  const headersFor = async (origin: string) => (await app.inject({ url: '/', headers: { origin } })).headers
  const any = await headersFor('https://any.example')
  expect(any).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'retry-after',
    vary: 'Origin',
  })
  expect(any).not.toHaveProperty('access-control-allow-credentials')
  expect(await headersFor('https://app.example')).toMatchObject({
    'access-control-allow-origin': 'https://app.example',
    'access-control-allow-credentials': 'true',
  })
})
