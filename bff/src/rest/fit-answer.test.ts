import { expect, test } from 'vitest'
import { sample } from '#src/testing/sample.ts'
import { startUpstream } from '#src/testing/upstream.ts'
import { SHARED } from './response-cache.ts'
import { createStoreApi } from './client.ts'

const visitor = { language: 'en', token: '', requestId: 'r-1', address: '10.0.0.7' } as const
const meta = sample('ProductListMeta')
const card = (id: number, fields = {}) => sample('ProductCard', { id, ...fields })

/** A client before a store that answers every path with this; `log` is what it logged. */
async function clientBefore(answer: unknown) {
  const upstream = await startUpstream({ '/*': () => answer })
  const log: Record<string, unknown>[] = []
  const warn = (facts: object) => void log.push({ ...facts })
  return { log, upstream, api: createStoreApi({ url: upstream.url, log: { warn } }).forVisitor(visitor) }
}

const productsOf = async (products: object[]) => {
  const { api, log } = await clientBefore({ status: true, data: products, meta })
  return { data: (await api.get('/products', {})).data, log }
}

test.each([
  ['a price that is a text', { price: '149.50' }, '/data/1/price'],
  ['a price with a fraction', { price: 149.5 }, '/data/1/price'],
  ['a kind that nobody knows', { kind: 'subscription' }, '/data/1/kind'],
  ['a day that is none', { publishedAt: 'yesterday' }, '/data/1/publishedAt'],
  ['a category without its name', { category: { id: 1, slug: 'kits' } }, '/data/1/category/name'],
  ['no price', { price: undefined }, '/data/1/price'],
])('a product of a list with %s is left out, and the list lives', async (_, fields, pointer) => {
  const { data, log } = await productsOf([card(1), card(2, fields), card(3)])
  expect(data.map(({ id }) => id)).toEqual([1, 3])
  expect(log).toEqual([
    {
      code: 'ANSWER_PARTLY_WRONG',
      operation: 'listProducts',
      method: 'GET',
      path: '/products',
      requestId: 'r-1',
      faults: 1,
      pointers: [pointer],
    },
  ])
})

test('every place is named as it was in the answer, and no value is', async () => {
  const { data, log } = await productsOf(
    [1, 2, 3, 4, 5].map((id) => card(id, id % 2 ? {} : { name: { secret: 'hunter2' } })),
  )
  expect(data.map(({ id }) => id)).toEqual([1, 3, 5])
  expect(log[0]?.pointers).toEqual(['/data/1/name', '/data/3/name'])
  expect(JSON.stringify(log)).not.toContain('hunter2')
})

test.each([
  [
    'is wrong',
    { rating: { average: 'good', count: 1 }, kitType: 'pyjama' },
    ['/data/0/kitType', '/data/0/rating/average'],
  ],
  ['is not there', { rating: undefined, kitType: undefined }, ['/data/0/kitType', '/data/0/rating']],
])('a field that may be null and %s is null, and its product stays', async (_, fields, pointers) => {
  const { data, log } = await productsOf([card(1, fields)])
  expect(data).toMatchObject([{ id: 1, rating: null, kitType: null }])
  expect((log[0]?.pointers as string[]).toSorted()).toEqual(pointers)
})

test('of a list within a product only the item goes', async () => {
  const { data } = await productsOf([
    card(1, { sizes: [sample('CardSize', { variantId: 5 }), sample('CardSize', { variantId: 'x' })] }),
  ])
  expect(data).toMatchObject([{ sizes: [{ variantId: 5 }] }])
})

test('fields that the contract does not know are no fault', async () => {
  const { data, log } = await productsOf([card(1, { loyaltyPoints: 3 })])
  expect([data.length, log]).toEqual([1, []])
})

test.each([
  ['a product without a name', '/products/{id}', sample('ProductDetail', { name: undefined }), '/data/name'],
  ['a product with a price of text', '/products/{id}', sample('ProductDetail', { price: '149.50' }), '/data/price'],
  ['a cart with a total of text, which is no empty cart', '/cart', sample('Cart', { total: '1' }), '/data/total'],
  ['a list of which nothing is left', '/brands', [sample('Brand', { name: 1 })], '/data/0/name'],
  ['no list', '/brands', { brands: [] }, '/data'],
] as const)('%s cannot be used, and the log says where', async (_, path, data, pointer) => {
  const { api, log } = await clientBefore({ status: true, data })
  await expect(api.get(path as '/cart', { path: { id: '1' } } as object)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(log).toMatchObject([{ code: 'ANSWER_UNUSABLE', path, pointers: [pointer] }])
})

test.each(['', 'hello', '5', '[]', 'null', '{"status":true', '{"status":true}', '{"status":"yes","data":[]}'])(
  'the garbage %j cannot be used',
  async (text) => {
    const { api, log } = await clientBefore(text)
    await expect(api.get('/brands', {})).rejects.toMatchObject({ kind: 'unreachable' })
    expect(log).toMatchObject([{ code: 'ANSWER_UNUSABLE', operation: 'listBrands' }])
  },
)

test('a list in which everything is wrong is given up after a while', async () => {
  const { api } = await clientBefore({ status: true, data: Array.from({ length: 20_000 }, () => 1) })
  const started = process.cpuUsage()
  await expect(api.get('/brands', {})).rejects.toMatchObject({ kind: 'unreachable' })
  // Two seconds, of the processor: the clock runs on while others use it.
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000)
})

test('an answer that is kept was looked at once, when it came in', async () => {
  const { api, log } = await clientBefore({ status: true, data: [sample('Brand'), sample('Brand', { name: 1 })] })
  for (let n = 0; n < 3; n += 1) expect((await api.get('/brands', {}, SHARED)).data).toHaveLength(1)
  expect(log).toHaveLength(1)
})

test('an event of another shape is left out, and the stream goes on', async () => {
  const events = [
    sample('OrderEvent', { seq: 'first' }),
    7,
    sample('OrderEvent', { seq: 2, to: 'teleported' }),
    sample('OrderEvent', { seq: 3 }),
  ]
  const upstream = await startUpstream({
    '/orders/7/events': (_, reply) =>
      reply.type('text/event-stream').send(events.map((data) => `data: ${JSON.stringify(data)}\n\n`).join('')),
  })
  const api = createStoreApi({ url: upstream.url, log: { warn: () => undefined } }).forVisitor(visitor)
  const seen: unknown[] = []
  for await (const seq of await api.events('/orders/{id}/events', { path: { id: 7 } }, ({ seq }) => seq)) seen.push(seq)
  expect(seen).toEqual([2, 3])
})
