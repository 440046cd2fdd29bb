import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { refuse, startUpstream } from '#src/testing/upstream.ts'
import { SHARED } from './response-cache.ts'
import { createStoreApi, type StoreApiOptions } from './client.ts'
import { RestError } from './rest-error.ts'

const visitor = { language: 'ar', token: 'secret', requestId: 'request-1', address: '10.0.0.7' } as const

/** Only where an answer never comes are the limits short: on a busy machine the first answer takes its time. */
async function clientBefore(
  routes: Parameters<typeof startUpstream>[0],
  timeLimits: StoreApiOptions['timeLimits'] = {},
) {
  const upstream = await startUpstream(routes)
  return {
    ...upstream,
    api: createStoreApi({ timeLimits, url: upstream.url, log: { warn: () => undefined } }).forVisitor(visitor),
  }
}

const never = () => new Promise(() => undefined)
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as RestError,
  )

test('every call says for whom it is made', async () => {
  const { api, asked } = await clientBefore({ '/cart': () => ({ status: true, data: null }) })
  await api.get('/cart', { header: { 'x-cart-token': 'cart-1' } })
  expect(asked[0]?.headers).toMatchObject({
    accept: 'application/json',
    'accept-language': 'ar',
    authorization: 'Bearer secret',
    'x-request-id': 'request-1',
    'x-forwarded-for': '10.0.0.7',
    'x-cart-token': 'cart-1',
  })
})

test('an answer that is shared is asked for without the token of whoever came first', async () => {
  const { api, asked } = await clientBefore({ '/brands': () => ({ status: true, data: [] }) })
  await api.get('/brands', {}, SHARED)
  expect(asked[0]?.headers.authorization).toBe('Bearer')
})

test('lists go out as one comma-separated value', async () => {
  const { api, asked } = await clientBefore({ '/brands': () => ({ status: true, data: [] }) })
  await api.get('/brands', { query: { ids: [1, 2, 3] } })
  expect(asked[0]?.url).toBe('/brands?ids=1,2,3')
})

test('a read that takes too long is a time-out', async () => {
  const { api } = await clientBefore({ '/brands': never }, { call: 60 })
  expect(await errorOf(api.get('/brands', {}))).toMatchObject({
    kind: 'timeout',
    message: 'الاتصال أخد وقت طويل. جرّب تاني.',
  })
})

test('a write that takes too long is a time-out and is not sent again', async () => {
  const { api, asked } = await clientBefore({ '/cart/clear': never }, { call: 120 })
  expect(await errorOf(api.post('/cart/clear', {}))).toMatchObject({ kind: 'timeout' })
  // None when the machine is so busy that the time is over before the request is out.
  expect(asked.length).toBeLessThan(2)
})

test('two writes, or two shared reads, of one operation share its time', async () => {
  const { api } = await clientBefore({ '/*': never }, { call: 900, operation: 1_200 })
  const started = performance.now()
  const [write, read] = [() => api.post('/cart/clear', {}), () => api.get('/brands', {}, SHARED)]
  for (const call of [write, read, write, read, write, read])
    expect(await errorOf(call())).toMatchObject({ kind: 'timeout' })
  // Six calls of 900 ms each would take 5,400.
  expect(performance.now() - started).toBeLessThan(4_500)
})

test('a shared read outlives the operation that asked first, for the others that wait for it', async () => {
  const answered = Promise.withResolvers<void>()
  const upstream = await startUpstream({ '/brands': async () => (await answered.promise, { status: true, data: [] }) })
  const store = createStoreApi({ url: upstream.url, log: { warn: () => undefined }, timeLimits: { operation: 100 } })
  expect(await errorOf(store.forVisitor(visitor).get('/brands', {}, SHARED))).toMatchObject({ kind: 'timeout' })
  const second = store.forVisitor(visitor, 'upload').get('/brands', {}, SHARED)
  answered.resolve()
  expect(await second).toEqual({ status: true, data: [] })
  expect(upstream.asked).toHaveLength(1)
})

test('a refusal keeps its code, fields and facts', async () => {
  const errors = { quantity: [{ rule: 'max', message: 'too many' }] }
  const { api } = await clientBefore({
    '/cart/clear': (_, reply) => refuse(reply, 422, 'QUANTITY_LIMIT', { errors, limit: 10 }),
  })
  expect(await errorOf(api.post('/cart/clear', {}))).toMatchObject({
    kind: 'answer',
    message: 'text of QUANTITY_LIMIT',
    facts: { status: 422, code: 'QUANTITY_LIMIT', errors, limit: 10 },
  })
})

test.each([
  ['not JSON', 'hello'],
  ['an envelope that says no', JSON.stringify({ status: false, message: 'No' })],
  ['nothing', ''],
  ['a number', '5'],
  ['a list', '[]'],
  ['half of one', '{"status":true,"da'],
])('an answer of 200 that is %s is an error', async (_, text) => {
  const { api } = await clientBefore({ '/brands': (_request, reply) => reply.type('application/json').send(text) })
  expect(await errorOf(api.get('/brands', {}))).toBeInstanceOf(RestError)
})

test('nobody there is unreachable', async () => {
  const api = createStoreApi({ url: 'http://127.0.0.1:1', log: { warn: () => undefined } }).forVisitor(visitor)
  expect(await errorOf(api.get('/brands', {}))).toMatchObject({ kind: 'unreachable' })
})

test.each(['..', '.', '', 'x'.repeat(121), 'a\0b', '\ud83d'])('%j asks for nothing and is not found', async (id) => {
  const { api, asked } = await clientBefore({ '/*': () => ({ status: true, data: {} }) })
  expect(await errorOf(api.get('/brands/{id}', { path: { id } }))).toMatchObject({ facts: { status: 404 } })
  expect(asked).toHaveLength(0)
})

test('half a character in a question is a mistake in it, not an outage', async () => {
  const { api, asked } = await clientBefore({ '/*': () => ({ status: true, data: [] }) })
  expect(await errorOf(api.get('/products', { query: { q: '\ud83d' } }))).toMatchObject({
    kind: 'answer',
    facts: { status: 400 },
  })
  expect(asked).toHaveLength(0)
})

test.each([
  ['announces its length', (reply: FastifyReply) => reply.send('x'.repeat(9_000_000))],
  [
    'does not',
    (reply: FastifyReply) =>
      reply.send(
        Readable.from(
          (function* () {
            for (;;) yield 'x'.repeat(100_000)
          })(),
        ),
      ),
  ],
])('an answer without end that %s is broken off', async (_, send) => {
  const { api } = await clientBefore(
    { '/brands': (_request, reply) => send(reply.type('application/json')) },
    { call: 15_000 },
  )
  // By its size: the time limit would make it a time-out.
  expect(await errorOf(api.get('/brands', {}))).toMatchObject({ kind: 'unreachable' })
})
