import { expect, test } from 'vitest'
import { PAGE, startBff } from '#src/testing/bff.ts'
import { sample } from '#src/testing/sample.ts'
import { startUpstream } from '#src/testing/upstream.ts'

const LOGIN = 'mutation { accountLogin(input: { email: "a", password: "b" }) { token } }'
const customer = {
  id: 7,
  mobile: '+201012345678',
  email: null,
  fullName: 'منى',
  gender: 'female',
  dateOfBirth: null,
  image: null,
}

async function openBff(env: Record<string, string> = {}) {
  const upstream = await startUpstream({
    '/login': () => ({ data: { token: 'new', ...customer } }),
    '/profile': () => ({ status: true, data: customer }),
    '/cart': () => ({ status: true, data: sample('Cart') }),
    '/cart/add': () => ({ status: true, data: sample('Cart', { token: 'cart-1' }) }),
    '/cart/merge': () => ({ status: true, data: sample('Cart') }),
  })
  const bff = await startBff(upstream.url, { env: { PUBLIC_URL: 'http://shop.example', ...env } })
  return { ...bff, upstream }
}

const APP = 'https://app.shop.example'
const foreign = { origin: APP, 'sec-fetch-site': 'same-site' }
const named = { CORS_ORIGINS: 'https://*.shop.example' }

test.each<[who: string, headers: Record<string, string>, env: Record<string, string>, hasCookie: boolean]>([
  ['a page of the shop', PAGE, {}, true],
  ['a page of the shop in a browser without Sec-Fetch-Site', { origin: 'http://shop.example' }, {}, true],
  ['a page of the shop that wants a token', { ...PAGE, 'x-session': 'token' }, {}, false],
  ['a page of the shop that sends the token of a cart', { ...PAGE, 'x-cart-token': 't' }, {}, false],
  ['a program', {}, {}, false],
  ['a server that acts for a browser', { 'x-session': 'cookie' }, {}, true],
  ['a web view', { origin: 'capacitor://localhost' }, {}, false],
  ['a page of another origin that wants cookies', { ...foreign, 'x-session': 'cookie' }, {}, false],
  ['a sandboxed frame that wants cookies', { origin: 'null', 'x-session': 'cookie' }, { CORS_ORIGINS: 'null' }, false],
  ['a page of a named origin', foreign, named, false],
  ['a page of a named origin that wants cookies', { ...foreign, 'x-session': 'cookie' }, named, true],
])('%s keeps its session and its cart either by cookie or by token', async (_, headers, env, hasCookie) => {
  const { ask } = await openBff(env)
  const login = await ask(LOGIN, { headers })
  expect([login.data, login.cookies.map(({ name }) => name)]).toEqual([
    { accountLogin: { token: hasCookie ? null : 'new' } },
    hasCookie ? ['token'] : [],
  ])
  const added = await ask('mutation { cartLinesAdd(input: { lines: [{ variantId: "1" }] }) { cart { token } } }', {
    headers,
  })
  expect([added.data, added.cookies.map(({ name }) => name)]).toEqual([
    { cartLinesAdd: { cart: { token: hasCookie ? null : 'cart-1' } } },
    hasCookie ? ['cart'] : [],
  ])
})

test.each([
  [
    'a page of the shop that sends a token',
    { ...PAGE, authorization: 'Bearer own', 'x-cart-token': 'own' },
    'Bearer own',
  ],
  ['a page of another origin', { origin: 'https://evil.example', 'x-session': 'cookie' }, undefined],
  [
    'a page of another origin without Origin',
    { 'sec-fetch-site': 'cross-site', 'apollo-require-preflight': '1' },
    undefined,
  ],
])('the cookies in the jar of %s are neither read nor set', async (_, headers, authorization) => {
  const { ask, upstream } = await openBff()
  const { cookies } = await ask('{ viewer { id } cart { id } }', {
    headers: { ...headers, cookie: 'token=jar; cart=jar' } as Record<string, string>,
  })
  expect(cookies).toEqual([])
  expect(upstream.asked.find(({ url }) => url === '/profile')?.headers.authorization).toBe(authorization)
  expect(JSON.stringify(upstream.asked.map(({ headers: sent, body }) => [sent, body]))).not.toContain('jar')
})

test('pages of any origin read every answer, errors too, and the headers that they need', async () => {
  const { app } = await openBff()
  const ask = (payload: string, more: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      payload,
      headers: { origin: APP, 'content-type': 'application/json', ...more },
    })
  const answers = [
    await ask('{"query":"{ __typename }"}'),
    await ask('{'),
    await ask(JSON.stringify({ query: 'x'.repeat(200_000) })),
    await ask('{"query":"subscription { nothing }"}', { accept: 'text/event-stream' }),
    await app.inject({ url: '/nowhere', headers: { origin: APP } }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 413, 400, 404])
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'x-request-id, retry-after, x-cart-token, ratelimit, ratelimit-policy',
      vary: expect.stringContaining('Origin'),
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  }
})

test('a preflight is answered for a day, with credentials for named origins alone, and not for those that are not allowed', async () => {
  const preflight = async (env: Record<string, string>, origin: string) => {
    const { app } = await openBff(env)
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-session',
    }
    return app.inject({ method: 'OPTIONS', url: '/graphql', headers })
  }
  const any = await preflight({}, 'ionic://localhost')
  expect(any.statusCode).toBe(204)
  expect(any.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
    'access-control-allow-headers': 'authorization,content-type,x-session',
    'access-control-max-age': '86400',
  })
  expect((await preflight(named, APP)).headers).toMatchObject({
    'access-control-allow-origin': APP,
    'access-control-allow-credentials': 'true',
  })
  expect((await preflight(named, 'https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin')
})
