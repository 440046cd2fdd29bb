import { expect, test } from 'vitest'
import { startBff } from '#src/testing/bff.ts'
import { sample } from '#src/testing/sample.ts'
import { refuse, startUpstream } from '#src/testing/upstream.ts'

const BRANDS = '{ brands { id name } }'

async function bffBefore(routes: Parameters<typeof startUpstream>[0], timeLimits?: { call: number }) {
  const upstream = await startUpstream(routes)
  const lines: string[] = []
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } }
  const bff = await startBff(upstream.url, { logger, storeApi: { timeLimits } })
  /** The lines of the log that carry a code. */
  const logged = (code: string) => lines.map((line) => JSON.parse(line)).filter((line) => line.code === code)
  return { ...bff, upstream, logged }
}

test.each([
  [400, 'BAD_REQUEST', 'BAD_USER_INPUT'],
  [401, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN', 'FORBIDDEN'],
  [404, 'NOT_FOUND', 'NOT_FOUND'],
  [409, 'ORDER_CHANGED', 'BAD_USER_INPUT'],
  [410, 'GONE', 'GONE'],
  [422, 'VALIDATION_FAILED', 'BAD_USER_INPUT'],
  [429, 'RATE_LIMITED', 'RATE_LIMITED'],
])('an answer of %i %s is a fault %s with the text of the store', async (status, error, code) => {
  const { ask } = await bffBefore({ '/brands': (_, reply) => refuse(reply, status, error, { retryAfter: 7 }) })
  const { errors, headers } = await ask(BRANDS)
  expect(errors).toMatchObject([
    {
      message: `text of ${error}`,
      path: ['brands'],
      extensions: { code, reason: error, retryAfter: 7, requestId: headers['x-request-id'] },
    },
  ])
})

const SECRET = 'PG::ConnectionBad: could not connect,\n host=10.0.0.7 password=hunter2'

test.each([
  [
    500,
    'UPSTREAM_UNAVAILABLE',
    { status: false, message: SECRET, error: SECRET, errors: { [SECRET]: [{ rule: SECRET, message: SECRET }] } },
  ],
  [502, 'UPSTREAM_UNAVAILABLE', SECRET],
  [503, 'UPSTREAM_UNAVAILABLE', { error: SECRET, retryAfter: SECRET }],
  [504, 'UPSTREAM_TIMEOUT', { message: SECRET }],
])(
  'of an answer of %i only our own text goes out, and the text of the store goes to the log',
  async (status, code, body) => {
    const { ask, logged } = await bffBefore({ '/brands': (_, reply) => reply.code(status).send(body) })
    const texts = { ar: /[\u0600-\u06ff]/, en: /^[A-Z][\x20-\x7e]+$/ }
    for (const [language, text] of Object.entries(texts)) {
      const answer = await ask(BRANDS, { headers: { 'accept-language': language, 'x-request-id': 'r-1' } })
      expect(JSON.stringify(answer)).not.toContain('hunter2')
      expect(answer.errors).toMatchObject([{ message: expect.stringMatching(text), extensions: { code } }])
    }
    expect(logged('STORE_FAILED')[0]).toMatchObject({
      operation: 'listBrands',
      path: '/brands',
      status,
      requestId: 'r-1',
    })
    expect(logged('STORE_FAILED')[0]?.text).toMatch(/^.*could not connect,.*hunter2.*$/)
  },
)

test('a 200 response with status false keeps its text, by the chain of the specification', async () => {
  const { ask } = await bffBefore({ '/brands': () => ({ status: false, error: 'Closed until noon' }) })
  expect((await ask(BRANDS)).errors).toMatchObject([
    { message: 'Closed until noon', extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
  ])
})

test('a store that is silent is a time-out in the language of the request', async () => {
  const { ask } = await bffBefore({ '/brands': () => new Promise(() => undefined) }, { call: 400 })
  const texts = await Promise.all(
    ['ar', 'en'].map(async (language) => (await ask(BRANDS, { headers: { 'accept-language': language } })).errors[0]),
  )
  expect(texts.map((error) => error?.extensions.code)).toEqual(['UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT'])
  expect(texts.map((error) => error?.message)).toEqual(['الاتصال أخد وقت طويل. جرّب تاني.', 'Request timed out'])
})

test('an unexpected error hides its message from clients', async () => {
  const { ask } = await bffBefore({
    '/track-order': () => ({ status: true, data: sample('TrackedOrder', { status: 'hunter2' }) }),
  })
  const answer = await ask('{ trackedOrder(number: "MD-1", mobile: "0") { status } }')
  expect(answer.errors).toMatchObject([
    { message: 'An unknown error occurred', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
  ])
  expect(JSON.stringify(answer)).not.toContain('hunter2')
})

test('an expired link gives the reason LINK_EXPIRED', async () => {
  const { ask } = await bffBefore({ '/orders/:id': (_, reply) => refuse(reply, 403, 'LINK_EXPIRED') })
  const { errors } = await ask('{ order(id: "1", token: "t") { id } }')
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'LINK_EXPIRED' })
})

test('without the store API cached responses are returned and others are UPSTREAM_UNAVAILABLE', async () => {
  const { ask, upstream } = await bffBefore({
    '/brands': () => ({ status: true, data: [sample('Brand', { name: 'Adidas' })] }),
  })
  await ask(BRANDS)
  await upstream.close()
  expect((await ask(BRANDS)).data).toEqual({ brands: [{ id: 'Brand_1', name: 'Adidas' }] })
  const { data, errors } = await ask('{ clubs { id } }')
  expect([data, errors[0]?.extensions.code]).toEqual([{ clubs: null }, 'UPSTREAM_UNAVAILABLE'])
})

test('one field that fails leaves the others', async () => {
  const { ask } = await bffBefore({
    '/products/:id': (_, reply) => refuse(reply, 500, 'INTERNAL'),
    '/brands': () => ({ status: true, data: [] }),
  })
  const { data, errors } = await ask('{ product(id: "1") { id } brands { id } }')
  expect({ data, paths: errors.map(({ path }) => path) }).toEqual({
    data: { product: null, brands: [] },
    paths: [['product']],
  })
})

test('an order with an unknown status has a null status', async () => {
  const events = [
    sample('OrderEvent', { seq: 2, to: 'teleported' }),
    sample('OrderEvent', { seq: 1, from: 'new', to: 'new' }),
  ]
  const order = sample('TrackedOrder', { number: 'MD-1', status: 'teleported', events })
  const { ask } = await bffBefore({ '/track-order': () => ({ status: true, data: order }) })
  const { data, errors } = await ask(
    '{ trackedOrder(number: "MD-1", mobile: "0") { number status events { seq from to } } }',
  )
  expect(data).toEqual({ trackedOrder: { number: 'MD-1', status: null, events: [{ seq: 1, from: 'NEW', to: 'NEW' }] } })
  expect(errors.map(({ path, extensions }) => [path?.join('.'), extensions.code])).toEqual([
    ['trackedOrder.status', 'INTERNAL_SERVER_ERROR'],
  ])
})
