import { expect, test } from 'vitest'
import { PAGE, startBff } from '#src/testing/bff.ts'
import { sample } from '#src/testing/sample.ts'
import { refuse, startUpstream } from '#src/testing/upstream.ts'

type Options = Parameters<typeof startBff>[1]

async function bffBefore(routes: Parameters<typeof startUpstream>[0], options?: Options) {
  const upstream = await startUpstream(routes)
  const bff = await startBff(upstream.url, options)
  return { ...bff, upstream }
}

const brands = { '/brands': () => ({ status: true, data: [] }) }

test('a request id goes through to the store and back', async () => {
  const { ask, upstream } = await bffBefore(brands)
  const { headers } = await ask('{ brands { id } }', { headers: { 'x-request-id': 'from-the-web-1' } })
  expect([headers['x-request-id'], upstream.asked[0]?.headers['x-request-id']]).toEqual([
    'from-the-web-1',
    'from-the-web-1',
  ])
})

test('fields that read the same are one call to the store', async () => {
  const customer = sample('Customer', { id: 7 })
  const { ask } = await bffBefore({
    '/profile': () => ({ status: true, data: customer }),
    '/cart': () => ({ status: true, data: null }),
  })
  const { data, calls } = await ask(
    '{ a: viewer { id } b: viewer { id } c: viewer { id } d: cart { id } e: cart { id } }',
    { headers: { authorization: 'Bearer t' } },
  )
  expect([data, calls]).toEqual([
    {
      a: { id: 'Customer_7' },
      b: { id: 'Customer_7' },
      c: { id: 'Customer_7' },
      d: { id: 'Cart_current' },
      e: { id: 'Cart_current' },
    },
    2,
  ])
})

test('a request id that could confuse a log is replaced', async () => {
  const { ask } = await bffBefore(brands)
  const { headers } = await ask('{ brands { id } }', { headers: { 'x-request-id': 'x" forged="1' } })
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

test('each REST call carries the language, session and address of the visitor', async () => {
  const { ask, upstream } = await bffBefore({ '/cart': () => ({ status: true, data: null }) })
  const headers = {
    'accept-language': 'ar-EG,ar;q=0.9,en;q=0.8',
    ...PAGE,
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

test('forwarded addresses are trusted from a local web server and from named balancers', async () => {
  const { ask, upstream } = await bffBefore(
    { '/cart': () => ({ status: true, data: null }) },
    { env: { TRUST_PROXY: '10.0.0.5, 10.1.0.0/16' } },
  )
  for (const chain of ['41.32.0.9', '41.32.0.9, 10.0.0.5', '6.6.6.6, 41.32.0.9, 10.1.7.7']) {
    await ask('{ cart { id } }', { headers: { 'x-forwarded-for': chain, 'x-cart-token': String(chain.length) } })
  }
  expect(upstream.asked.map(({ headers }) => headers['x-forwarded-for'])).toEqual([
    '41.32.0.9',
    '41.32.0.9',
    '41.32.0.9',
  ])
})

test('the log names operations and errors without personal data', async () => {
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

test('the server is alive without the store API and ready only with it', async () => {
  const { app, upstream } = await bffBefore({ '/ready': () => ({ status: 'ok' }) })
  const codes = async () =>
    (await Promise.all(['/health', '/ready'].map((url) => app.inject({ url })))).map(({ statusCode }) => statusCode)
  expect(await codes()).toEqual([200, 200])
  await upstream.close()
  expect(await codes()).toEqual([200, 503])
})

test('a resource that the store lacks is empty or null without an error; a failing one is an error', async () => {
  const { ask } = await bffBefore({
    '/*': (_, reply) => reply.code(404).send('Not Found'),
    '/clubs': (_, reply) => reply.code(500).send(''),
  })
  const { data, errors } = await ask(
    '{ brands { id } photos { totalCount nodes { id } } home { campaign { title } newest { id } } offers { bundles { id } } clubs { id } }',
  )
  expect(data).toEqual({
    brands: [],
    photos: { totalCount: 0, nodes: [] },
    home: { campaign: null, newest: [] },
    offers: { bundles: [] },
    clubs: null,
  })
  expect(errors.map(({ path }) => path)).toEqual([['clubs']])
})

test('readiness names the resources that the store lacks, and is no worse for it', async () => {
  const { app, ask } = await bffBefore({
    '/ready': () => ({ status: 'ok' }),
    '/brands': () => ({ status: true, data: [] }),
    '/stats': (_, reply) => reply.code(501).send('later'),
    '/offers': () => ({ status: true, data: { campaigns: 'none' } }),
    '/orders': (_, reply) => refuse(reply, 401, 'UNAUTHENTICATED'),
    '/regions': (_, reply) => refuse(reply, 404, 'NOT_FOUND'),
    '/products/:id': (_, reply) => reply.code(404).send('<h1>Not found</h1>'),
  })
  await ask('{ product(id: "1") { id } }')
  const response = await app.inject('/ready')
  const { status, lacks } = response.json<{ status: string; lacks: { resource: string; because: string }[] }>()
  const reasons = Object.fromEntries(lacks.map(({ resource, because }) => [resource, because]))
  expect([response.statusCode, status]).toEqual([200, 'ok'])
  expect(reasons).toMatchObject({
    'GET /products/{id}': 'missing',
    'GET /stats': 'missing',
    'GET /categories': 'missing',
    'GET /offers': 'wrong shape',
  })
  // Nothing of the shop asks for colours.
  for (const fine of ['GET /brands', 'GET /orders', 'GET /regions', 'GET /colors'])
    expect(reasons).not.toHaveProperty([fine])
})

test.each([
  [{ status: true, lacks: ['No branch: nobody can order.', 7] }, ['No branch: nobody can order.']],
  [{ status: true, lacks: 'nothing' }, []],
  ['ready', []],
])('readiness passes on the sentences about the shop of a store that answers %j', async (answer, shopLacks) => {
  const { app } = await bffBefore({ '/ready': () => answer })
  const response = await app.inject('/ready')
  expect([response.statusCode, response.json()]).toMatchObject([200, { status: 'ok', shopLacks }])
})

test('a balancer that asks every second asks the store for its resources once', async () => {
  const { app, upstream } = await bffBefore({ '/*': (_, reply) => reply.code(404).send('') })
  for (let n = 0; n < 3; n += 1) expect((await app.inject('/ready')).statusCode).toBe(200)
  expect(upstream.asked.filter(({ url }) => url === '/brands')).toHaveLength(1)
})

test('production refuses introspection, and its responses count no calls', async () => {
  const { ask } = await bffBefore(brands, { env: { NODE_ENV: 'production' } })
  const { errors, headers } = await ask('{ __schema { types { name } } }')
  expect(errors[0]?.extensions.code).toBe('VALIDATION_FAILED')
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
  const cart = sample('Cart', { token: 'cart-1' })
  const { ask } = await bffBefore({ '/cart/add': () => ({ status: true, data: cart }) }, { env })
  const { cookies } = await ask('mutation { cartLinesAdd(input: { lines: [{ variantId: "1" }] }) { cart { id } } }', {
    headers: { ...PAGE, ...headers },
  })
  expect(cookies).toEqual([
    {
      name: secure ? '__Host-cart' : 'cart',
      value: 'cart-1',
      maxAge: 2_592_000,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      ...(secure && { secure }),
    },
  ])
})

test.each([
  ['by https, that of its own host', { 'x-forwarded-proto': 'https' }, 'Bearer own'],
  ['by http, the plain one', {}, 'Bearer planted'],
])('a session is read from one cookie: %s', async (_, headers, authorization) => {
  const { ask, upstream } = await bffBefore({ '/cart': () => ({ status: true, data: null }) })
  await ask('{ cart { id } }', { headers: { ...PAGE, ...headers, cookie: 'token=planted; __Host-token=own' } })
  expect(upstream.asked[0]?.headers).toMatchObject({ authorization })
})

test('by https a cookie that another site of the domain planted opens no session and no cart', async () => {
  const { ask, upstream } = await bffBefore({ '/cart': () => ({ status: true, data: null }) })
  await ask('{ cart { id } }', {
    headers: { ...PAGE, 'x-forwarded-proto': 'https', cookie: 'token=planted; cart=planted' },
  })
  expect(JSON.stringify(upstream.asked[0]?.headers ?? {})).not.toContain('planted')
})

test('an unknown address answers as GraphQL does', async () => {
  const { app } = await bffBefore({})
  const response = await app.inject({ url: '/nowhere', headers: { 'accept-language': 'ar' } })
  expect([response.statusCode, response.json().errors[0].message]).toEqual([404, 'مالقيناش اللي بتدوّر عليه.'])
})

test.each(['/health', '/nowhere', '/graphql', '/%zz'])(
  'the type of %s is not guessed, and no other origin embeds it',
  async (url) => {
    const { app } = await bffBefore({})
    const { headers } = await app.inject({ url })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  },
)

test('serves metrics to callers with the key alone, and has no such address without one', async () => {
  const key = 'a-key-of-at-least-24-characters'
  const { app, ask } = await bffBefore(brands, { env: { METRICS_KEY: key } })
  await ask('{ brands { id } }')
  const metrics = (authorization: string) => app.inject({ url: '/metrics', headers: { authorization } })
  const { body, headers } = await metrics(`Bearer ${key}`)
  expect(body).toContain('http_request_duration_seconds_count{method="POST",route="/graphql",status="200"} 1')
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect(body).toContain('store_api_call_duration_seconds_count{call="get /brands",status="200"} 1')
  expect(body).toMatch(/^graphql_operation_duration_seconds_count\{operation="other",outcome="answered"\} \d+$/m)
  expect(body).toMatch(/^cache_reads_total\{cache="store-answers",result="miss"\} \d+$/m)
  expect(headers['content-type']).toContain('text/plain; version=0.0.4')
  for (const wrong of ['', key, `Bearer ${key}x`]) expect((await metrics(wrong)).statusCode).toBe(404)
  const closed = await bffBefore(brands)
  expect(
    (await closed.app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })).statusCode,
  ).toBe(404)
})
