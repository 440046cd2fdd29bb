import { expect, onTestFinished, test } from 'vitest'
import { startBff } from '#src/testing/bff.ts'
import { startUpstream } from '#src/testing/upstream.ts'

type Options = Parameters<typeof startBff>[1]

async function bffBefore(routes: Parameters<typeof startUpstream>[0], options?: Options) {
  const upstream = await startUpstream(routes)
  const bff = await startBff(upstream.url, options)
  onTestFinished(() => Promise.all([upstream.close(), bff.app.close()]).then(() => undefined))
  return { ...bff, upstream }
}

const brands = { '/brands': () => ({ status: true, data: [] }) }

test('a request id goes through to the store and back', async () => {
  const { ask, upstream } = await bffBefore(brands)
  const { headers } = await ask('{ brands { id } }', { headers: { 'x-request-id': 'from-the-web-1' } })
  expect([headers['x-request-id'], upstream.asked[0]?.headers['x-request-id']]).toEqual(['from-the-web-1', 'from-the-web-1'])
})

test('a request id that could confuse a log is replaced', async () => {
  const { ask } = await bffBefore(brands)
  const { headers } = await ask('{ brands { id } }', { headers: { 'x-request-id': 'x" forged="1' } })
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

test('the store is told the language, the session and the address of the visitor', async () => {
  const { ask, upstream } = await bffBefore({ '/cart': () => ({ status: true, data: null }) })
  const headers = {
    'accept-language': 'ar-EG,ar;q=0.9,en;q=0.8',
    cookie: 'token=session-1',
    'x-forwarded-for': '41.32.0.9',
  }
  await ask('{ cart { id } }', { headers })
  expect(upstream.asked[0]?.headers).toMatchObject({
    'accept-language': 'ar',
    authorization: 'Bearer session-1',
    'x-forwarded-for': '41.32.0.9',
  })
})

test('the log names operations and errors, and nothing personal', async () => {
  const lines: string[] = []
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
  const { ask, app } = await bffBefore(brands, { logger })
  await ask('query Track($mobile: String!) { trackedOrder(number: "MD-1", mobile: $mobile) { number } }', {
    variables: { mobile: '01012345678' },
  })
  await app.inject({
    url: '/graphql?query={brands{id}}&variables={"mobile":"01012345678"}',
    headers: { 'apollo-require-preflight': '1' },
  })
  expect(lines.join('\n')).toContain('Track')
  expect(lines.join('\n')).not.toContain('01012345678')
})

test('it is alive without the store, and ready only with it', async () => {
  const { app, upstream } = await bffBefore({ '/ready': () => ({ status: 'ok' }) })
  const codes = async () =>
    (await Promise.all(['/health', '/ready'].map((url) => app.inject({ url })))).map(({ statusCode }) => statusCode)
  expect(await codes()).toEqual([200, 200])
  await upstream.close()
  expect(await codes()).toEqual([200, 503])
})

test('in production nobody may look into the schema, and answers do not count calls', async () => {
  const { ask } = await bffBefore(brands, { env: { NODE_ENV: 'production' } })
  const { errors, headers } = await ask('{ __schema { types { name } } }')
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  expect(headers).not.toHaveProperty('x-upstream-calls')
  expect((await ask('{ brandz { id } }')).errors[0]?.message).not.toContain('Did you mean')
})

test('elsewhere the schema is open', async () => {
  const { ask } = await bffBefore(brands)
  const { data } = await ask('{ __type(name: "Money") { description fields { name description } } }')
  expect(data).toMatchObject({ __type: { description: 'An amount of money, VAT included.' } })
})

test.each([
  ['a cookie is Secure when the visitor came by https', {}, { 'x-forwarded-proto': 'https' }, true],
  ['a cookie is not Secure when the visitor came by http', {}, {}, undefined],
  ['in production a cookie is always Secure', { NODE_ENV: 'production' }, {}, true],
  ['but for a shop on this machine', { NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000' }, {}, undefined],
])('%s', async (_, env, headers, secure) => {
  const cart = { id: 1, revision: 1, token: 'cart-1', lines: [] }
  const { ask } = await bffBefore({ '/cart/add': () => ({ status: true, data: cart }) }, { env })
  const { cookies } = await ask('mutation { cartLineAdd(input: { variantId: "1" }) { cart { id } } }', { headers })
  expect(cookies).toEqual([
    { name: 'cart', value: 'cart-1', maxAge: 2_592_000, path: '/', httpOnly: true, sameSite: 'Lax', ...(secure && { secure }) },
  ])
})

test('an unknown address answers as GraphQL does', async () => {
  const { app } = await bffBefore({})
  const response = await app.inject({ url: '/nowhere', headers: { 'accept-language': 'ar' } })
  expect([response.statusCode, response.json().errors[0].message]).toEqual([404, 'مالقيناش اللي بتدوّر عليه.'])
})

test('no cache between us and a visitor keeps an answer', async () => {
  const { app } = await bffBefore(brands)
  const headers = { 'apollo-require-preflight': '1' }
  const get = await app.inject({ url: `/graphql?query=${encodeURIComponent('{ brands { id } }')}`, headers })
  expect(get.headers['cache-control']).toBe('no-store')
})
