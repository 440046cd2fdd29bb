import { expect, onTestFinished, test } from 'vitest'
import { startBff } from '#src/testing/bff.ts'
import { refuse, startUpstream } from '#src/testing/upstream.ts'

const BRANDS = '{ brands { id name } }'

async function bffBefore(routes: Parameters<typeof startUpstream>[0]) {
  const upstream = await startUpstream(routes)
  const bff = await startBff(upstream.url, { storeApi: { readTimeout: 400 } })
  onTestFinished(() => Promise.all([upstream.close(), bff.app.close()]).then(() => undefined))
  return { ...bff, upstream }
}

test.each([
  [400, 'BAD_REQUEST', 'BAD_USER_INPUT'],
  [401, 'UNAUTHENTICATED', 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN', 'FORBIDDEN'],
  [404, 'NOT_FOUND', 'NOT_FOUND'],
  [409, 'ORDER_CHANGED', 'BAD_USER_INPUT'],
  [422, 'VALIDATION_FAILED', 'BAD_USER_INPUT'],
  [429, 'RATE_LIMITED', 'RATE_LIMITED'],
  [500, 'INTERNAL', 'UPSTREAM_UNAVAILABLE'],
  [502, 'UPSTREAM_ERROR', 'UPSTREAM_UNAVAILABLE'],
  [503, 'UNAVAILABLE', 'UPSTREAM_UNAVAILABLE'],
  [504, 'UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT'],
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

test('a store that is silent is a time-out in the language of the request', async () => {
  const { ask } = await bffBefore({ '/brands': () => new Promise(() => undefined) })
  const texts = await Promise.all(
    ['ar', 'en'].map(async (language) => (await ask(BRANDS, { headers: { 'accept-language': language } })).errors[0]),
  )
  expect(texts.map((error) => error?.extensions.code)).toEqual(['UPSTREAM_TIMEOUT', 'UPSTREAM_TIMEOUT'])
  expect(texts.map((error) => error?.message)).toEqual(['الاتصال أخد وقت طويل. جرّب تاني.', 'Request timed out'])
})

test('what nobody expected is told to nobody', async () => {
  const { ask } = await bffBefore({ '/brands': () => ({ status: true, data: [{ id: 1, name: { password: 'hunter2' } }] }) })
  const answer = await ask(BRANDS)
  expect(answer.errors).toMatchObject([{ message: 'An unknown error occurred', extensions: { code: 'INTERNAL_SERVER_ERROR' } }])
  expect(JSON.stringify(answer)).not.toContain('hunter2')
})

test('a link that is over says so', async () => {
  const { ask } = await bffBefore({ '/orders/:id': (_, reply) => refuse(reply, 403, 'LINK_EXPIRED') })
  const { errors } = await ask('{ order(id: "1", token: "t") { id } }')
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', reason: 'LINK_EXPIRED' })
})

test('when the store goes away, what was seen is still shown and the rest is a clear fault', async () => {
  const { ask, upstream } = await bffBefore({ '/brands': () => ({ status: true, data: [{ id: 1, name: 'Adidas' }] }) })
  await ask(BRANDS)
  await upstream.close()
  expect((await ask(BRANDS)).data).toEqual({ brands: [{ id: '1', name: 'Adidas' }] })
  const { data, errors } = await ask('{ clubs { id } }')
  expect([data, errors[0]?.extensions.code]).toEqual([null, 'UPSTREAM_UNAVAILABLE'])
})

test('one field that fails leaves the others', async () => {
  const { ask } = await bffBefore({
    '/products/:id': (_, reply) => refuse(reply, 500, 'INTERNAL'),
    '/brands': () => ({ status: true, data: [] }),
  })
  const { data, errors } = await ask('{ product(id: "1") { id } brands { id } }')
  expect({ data, paths: errors.map(({ path }) => path) }).toEqual({ data: { product: null, brands: [] }, paths: [['product']] })
})

test('an order with a status that nobody knows is shown without it', async () => {
  const order = { number: 'MD-1', status: 'teleported', events: [{ seq: 2, from: 'new', to: 'teleported' }] }
  const { ask } = await bffBefore({ '/track-order': () => ({ status: true, data: order }) })
  const { data, errors } = await ask('{ trackedOrder(number: "MD-1", mobile: "0") { number status events { seq from to } } }')
  expect(data).toEqual({ trackedOrder: { number: 'MD-1', status: null, events: [{ seq: 2, from: 'NEW', to: null }] } })
  expect(errors.map(({ path, extensions }) => [path?.join('.'), extensions.code])).toEqual([
    ['trackedOrder.status', 'INTERNAL_SERVER_ERROR'],
    ['trackedOrder.events.0.to', 'INTERNAL_SERVER_ERROR'],
  ])
})
