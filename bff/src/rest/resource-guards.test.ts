import { setTimeout } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { refuse, startUpstream } from '#src/testing/upstream.ts'
import { createStoreApi, type StoreApiOptions } from './client.ts'
import { PAUSE } from './resource-guards.ts'
import type { RestError } from './rest-error.ts'

const visitor = { language: 'en', token: 'secret', requestId: 'r-1', address: '10.0.0.7' } as const
const empty = () => ({ status: true, data: [] })
const never = () => new Promise(() => undefined)

async function storeBefore(routes: Parameters<typeof startUpstream>[0], options: Partial<StoreApiOptions> = {}) {
  const upstream = await startUpstream(routes)
  const warned: { code?: string }[] = []
  const store = createStoreApi({ url: upstream.url, log: { warn: (facts) => void warned.push(facts) }, ...options })
  /** The outcome of a read by another visitor, and its duration in milliseconds. */
  const read = async (path: '/brands' | '/clubs') => {
    const started = performance.now()
    const error = await store
      .forVisitor(visitor)
      .get(path, {})
      .then(
        () => undefined,
        (thrown: RestError) => thrown,
      )
    return { error, ms: performance.now() - started }
  }
  return { ...upstream, store, read, warned }
}

test('a resource that hangs fails at once after six time-outs, others keep their latency, and it returns after one good answer', async () => {
  let hangs = true
  const { read, store, warned, asked } = await storeBefore(
    { '/brands': () => (hangs ? never() : empty()), '/clubs': empty },
    { timeLimits: { call: 300 } },
  )
  await read('/clubs')
  const slow = await Promise.all(Array.from({ length: 6 }, () => read('/brands')))
  const calls = asked.length
  const [fast, others] = [
    await Promise.all(Array.from({ length: 50 }, () => read('/brands'))),
    await Promise.all(Array.from({ length: 50 }, () => read('/clubs'))),
  ]
  expect(slow.map(({ error }) => error?.kind)).toEqual(Array(6).fill('timeout'))
  expect(new Set(fast.map(({ error }) => error?.kind))).toEqual(new Set(['unreachable']))
  expect(fast[0]?.error?.facts).toEqual({ retryAfter: 2 })
  expect(new Set(others.map(({ error }) => error))).toEqual(new Set([undefined]))
  expect(asked.length - calls).toBe(50)
  expect(Math.max(...fast.map(({ ms }) => ms))).toBeLessThan(100)
  expect(warned).toEqual([{ code: 'RESOURCE_REFUSED', method: 'get', resource: 'brands', retryAfterMs: PAUSE }])
  expect(await store.metrics.metrics()).toContain(
    'store_api_refused_calls_total{method="get",resource="brands",by="breaker"} 50',
  )
  expect(await store.metrics.metrics()).toContain('store_api_breaker_open{method="get",resource="brands"} 1')
  await setTimeout(PAUSE)
  // While one call tries it, the others do not wait for that call.
  const [trial, beside] = await Promise.all([read('/brands'), setTimeout(20).then(() => read('/brands'))])
  expect([trial.error?.kind, beside.error?.kind, beside.ms < 100]).toEqual(['timeout', 'unreachable', true])
  hangs = false
  await setTimeout(PAUSE)
  expect([(await read('/brands')).error, (await read('/brands')).error]).toEqual([undefined, undefined])
  expect(await store.metrics.metrics()).toContain('store_api_breaker_open{method="get",resource="brands"} 0')
})

test('a resource has a number of concurrent calls, and the other method of it another', async () => {
  const { read, store } = await storeBefore(
    { '/cart': never, '/brands': never, '/cart/clear': (_, reply) => refuse(reply, 409, 'CART_EMPTY') },
    { maxCalls: 3, timeLimits: { call: 400 } },
  )
  const results = await Promise.all(Array.from({ length: 5 }, () => read('/brands')))
  expect(results.map(({ error }) => error?.kind)).toEqual([
    'timeout',
    'timeout',
    'timeout',
    'unreachable',
    'unreachable',
  ])
  expect(await store.metrics.metrics()).toContain(
    'store_api_refused_calls_total{method="get",resource="brands",by="bulkhead"} 2',
  )
  const reads = Array.from({ length: 3 }, () =>
    store
      .forVisitor(visitor)
      .get('/cart', {})
      .catch(() => undefined),
  )
  expect(
    await store
      .forVisitor(visitor)
      .post('/cart/clear', {})
      .catch((error: RestError) => error.facts.code),
  ).toBe('CART_EMPTY')
  await Promise.all(reads)
})

test('first calls of purchases are queued and refused after 1.5 s; later calls are not queued', async () => {
  const refused = (_: FastifyRequest, reply: FastifyReply) => refuse(reply, 409, 'OUT_OF_STOCK')
  const { store, asked } = await storeBefore({
    '/cart/add': (request, reply) => setTimeout(1_000).then(() => refused(request, reply)),
    '/cart/clear': refused,
  })
  const kindOf = (call: Promise<unknown>) => call.catch((error: RestError) => error.kind)
  const body = { variantId: 1, quantity: 1 }
  const adding = Array.from({ length: 30 }, () => kindOf(store.forVisitor(visitor).post('/cart/add', { body })))
  const started = performance.now()
  expect(await kindOf(store.forVisitor(visitor).post('/cart/clear', {}))).toBe('answer')
  expect(performance.now() - started).toBeLessThan(900)
  expect(Object.groupBy(await Promise.all(adding), String)).toEqual({
    answer: Array(24).fill('answer'),
    unreachable: Array(6).fill('unreachable'),
  })
  expect(asked).toHaveLength(25)
})

test('what fails at once opens no breaker: the store is used as soon as it is back', async () => {
  let isDown = true
  const { read } = await storeBefore({
    '/brands': (request, reply) => (isDown ? cut(request, reply) : empty()),
    '/clubs': (_, reply) => (isDown ? refuse(reply, 503, 'UNAVAILABLE') : empty()),
  })
  for (let n = 0; n < 12; n += 1) await Promise.all([read('/brands'), read('/clubs')])
  isDown = false
  expect([(await read('/brands')).error, (await read('/clubs')).error]).toEqual([undefined, undefined])
})

const cut = (_: FastifyRequest, reply: FastifyReply) => void reply.hijack().raw.destroy()
const status =
  (code: number, headers = {}) =>
  (_: FastifyRequest, reply: FastifyReply) =>
    refuse(reply.headers(headers), code, 'X')

test.each([
  ['whose connection broke', cut, 2],
  ['that a proxy answered with 502', status(502), 2],
  ['that a busy store answered with 503 and a time', status(503, { 'retry-after': '2' }), 1],
  ['that failed with 500', status(500), 1],
  ['that was refused', status(409), 1],
])('a read %s is sent %3$s times in all', async (_, first, times) => {
  let count = 0
  const { read, asked } = await storeBefore({
    '/brands': (request, reply) => ((count += 1) === 1 ? first(request, reply) : empty()),
  })
  expect((await read('/brands')).error === undefined).toBe(times === 2)
  expect(asked).toHaveLength(times)
})

test('a write whose connection broke is not repeated', async () => {
  const { store, asked } = await storeBefore({ '/cart/clear': cut })
  expect(
    await store
      .forVisitor(visitor)
      .post('/cart/clear', {})
      .catch((error: RestError) => error.kind),
  ).toBe('unreachable')
  expect(asked).toHaveLength(1)
})

test('a call has the time that is left of its operation, and its connection closes then', async () => {
  const closed = Promise.withResolvers<number>()
  const hang = (request: FastifyRequest) => (
    request.raw.socket.once('close', () => closed.resolve(performance.now())),
    never()
  )
  const { store } = await storeBefore(
    { '/brands': async () => (await setTimeout(200), empty()), '/clubs': hang },
    { timeLimits: { call: 3_000, operation: 500 } },
  )
  const [api, started] = [store.forVisitor(visitor), performance.now()]
  await api.get('/brands', {})
  await expect(api.get('/clubs', {})).rejects.toMatchObject({ kind: 'timeout' })
  expect((await closed.promise) - started).toBeLessThan(1_500)
})

test('equal reads of one operation are one call, until a write', async () => {
  const { store, asked } = await storeBefore({
    '/brands': empty,
    '/clubs': empty,
    '/cart/clear': (_, reply) => refuse(reply, 409, 'CART_EMPTY'),
  })
  const api = store.forVisitor(visitor)
  await Promise.all([
    api.get('/brands', {}),
    api.get('/brands', {}),
    api.get('/brands', { query: { ids: [1] } }),
    api.get('/clubs', {}),
  ])
  await api.get('/brands', {})
  expect(asked).toHaveLength(3)
  await api.post('/cart/clear', {}).catch(() => undefined)
  await api.get('/brands', {})
  expect(asked).toHaveLength(5)
  await store.forVisitor(visitor).get('/brands', {})
  expect(asked).toHaveLength(6)
})

test('a stream reads anew for each event', async () => {
  const { store, asked } = await storeBefore({ '/brands': empty })
  const api = store.forVisitor(visitor, 'stream')
  await Promise.all([api.get('/brands', {}), api.get('/brands', {})])
  await api.get('/brands', {})
  expect(asked).toHaveLength(2)
})
