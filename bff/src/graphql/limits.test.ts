import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { examples } from '#src/examples.ts'
import { startBff } from '#src/testing/bff.ts'
import { refuse, startUpstream } from '#src/testing/upstream.ts'

/** A bff before a store that fails. */
async function quietBff(options?: Parameters<typeof startBff>[1]) {
  // A read of a store that cannot be reached would be repeated after a pause.
  const upstream = await startUpstream({ '/*': (_, reply) => refuse(reply, 500, 'INTERNAL') })
  return startBff(upstream.url, options)
}

const nested = (depth: number) => `{ categories ${'{ children '.repeat(depth)}{ id }${' }'.repeat(depth)} }`
const aliased = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: brands { id }`).join(' ')} }`
/** Each fragment spreads the next one twice: 2^20 fields when they are written out. */
const doubling = `{ categories { ...f0 } } ${Array.from({ length: 20 }, (_, index) => `fragment f${index} on Category { ...f${index + 1} ...f${index + 1} }`).join(' ')} fragment f20 on Category { id }`

test.each([
  ['deep', nested(20), 'TOO_DEEP'],
  ['full of aliases', aliased(200), 'TOO_MANY_ALIASES'],
  ['full of directives', `{ brands { id ${'@include(if: true) '.repeat(100)} } }`, 'TOO_MANY_DIRECTIVES'],
  ['longer than any page needs', `{ ${'brands { id } '.repeat(1_000)} }`, 'TOO_MANY_TOKENS'],
  [
    'asking for lists of lists',
    '{ products(first: 100) { nodes { related(first: 24) { related(first: 24) { id } } } } }',
    'TOO_EXPENSIVE',
  ],
  ['asking for a list without end', '{ products(first: 2000000000) { nodes { id } } }', 'TOO_EXPENSIVE'],
  ['of fields that do not exist', '{ secrets }', 'VALIDATION_FAILED'],
  ['with a value that no enum has', '{ products(sort: CHEAPEST) { totalCount } }', 'VALIDATION_FAILED'],
  ['a subscription', 'subscription { brands { id } }', 'VALIDATION_FAILED'],
  ['a subscription that asks for JSON', 'subscription { orderMoved(id: "1") { seq } }', 'NOT_ACCEPTABLE'],
  ['not GraphQL', '{ brands { id ', 'PARSE_FAILED'],
])('a query that is %s is refused before anything is asked of the store', async (_, query, code) => {
  const { ask } = await quietBff()
  const { status, data, errors, calls } = await ask(query)
  expect({ status, data, code: errors[0]?.extensions.code, calls }).toEqual({
    status: code === 'NOT_ACCEPTABLE' ? 406 : 400,
    data: null,
    code,
    calls: 0,
  })
})

test('a list whose length comes by a variable counts with that length', async () => {
  const { ask } = await quietBff()
  const query =
    'query ($n: Int!) { products(first: $n) { nodes { related(first: 24) { related(first: 20) { id } } } } }'
  const reasons = async (n: number) => (await ask(query, { variables: { n } })).errors[0]?.extensions.code
  expect([await reasons(100), await reasons(1)]).toEqual(['TOO_EXPENSIVE', 'UPSTREAM_UNAVAILABLE'])
})

test('a list whose length is the default of a variable counts with that length', async () => {
  const { ask } = await quietBff()
  const query =
    'query ($n: Int = 100, $m: Int = 24) { products(first: $n) { nodes { related(first: $m) { variants { id sku } } } } }'
  const reasons = async (variables: object) =>
    (await ask(query, { variables: { ...variables } })).errors[0]?.extensions.code
  expect([await reasons({}), await reasons({ n: 1 })]).toEqual(['TOO_EXPENSIVE', 'UPSTREAM_UNAVAILABLE'])
})

test.each([
  ['in the query itself', `ids: [${Array(100).fill('1')}]`, {}],
  ['by a variable', 'ids: $ids', { ids: Array(100).fill('1') }],
])('a list by ids given %s counts as many times as there are ids', async (_, argument, variables) => {
  const { ask } = await quietBff()
  const products = (count: number, ids: string) =>
    `query ($ids: [ID!]! = []) { ${Array.from({ length: count }, (_, index) => `a${index}: productsByIds(${ids}) { variants { availability { band } } }`).join(' ')} last: productsByIds(ids: $ids) { id } }`
  const [many, few] = await Promise.all([
    ask(products(11, argument), { variables }),
    ask(products(11, 'ids: ["1"]'), { variables: { ids: [] } }),
  ])
  expect(many).toMatchObject({
    status: 400,
    errors: [{ extensions: { code: 'TOO_EXPENSIVE', cost: expect.any(Number), limit: 25_000 } }],
    calls: 0,
  })
  expect(few.errors[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE')
})

test('an unknown operation name executes nothing on any transport', async () => {
  const { ask, app } = await quietBff()
  const mutation = await app.inject({
    url: `/graphql?operationName=Other&query=${encodeURIComponent('mutation Clear { cartClear { userErrors { code } } }')}`,
    headers: { 'apollo-require-preflight': '1' },
  })
  const { status, errors, calls } = await ask('query Lists { brands { id } }', { operationName: 'Other' })
  expect({ status, code: errors[0]?.extensions.code, calls }).toEqual({
    status: 400,
    code: 'OPERATION_NOT_FOUND',
    calls: 0,
  })
  expect([mutation.statusCode, Number(mutation.headers['x-upstream-calls'] ?? 0)]).toEqual([200, 0])
  expect(mutation.json().errors[0].extensions).toMatchObject({ code: 'OPERATION_NOT_FOUND' })
})

test('fragments that multiply are refused at once', async () => {
  const { ask } = await quietBff()
  const started = process.cpuUsage()
  expect((await ask(doubling)).status).toBe(400)
  // Two seconds, of the processor: the clock runs on while others use it.
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000)
})

test('a body of more than 100 KB is refused', async () => {
  const { app } = await quietBff()
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: `{ brands { id } } # ${'x'.repeat(110_000)}` },
  })
  expect(response.statusCode).toBe(413)
  expect(response.json().errors[0].extensions).toMatchObject({
    code: 'BODY_TOO_LARGE',
    requestId: response.headers['x-request-id'],
  })
})

test('several operations in one body are refused', async () => {
  const { app } = await quietBff()
  const response = await app.inject({ method: 'POST', url: '/graphql', payload: [{ query: '{ __typename }' }] })
  expect(response.statusCode).toBe(400)
})

test('a page of another site cannot send an operation by a form, a link or an image; programs and scripts may read by GET', async () => {
  const { app } = await quietBff()
  const post = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: '{"query":"{ __typename }"}',
    headers: { 'content-type': 'text/plain' },
  })
  const get = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/graphql?query=%7B__typename%7D', headers })).statusCode
  expect([post.statusCode, await get({ 'sec-fetch-site': 'cross-site' })]).toEqual([415, 403])
  for (const headers of [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://app.example' },
  ])
    expect(await get(headers as Record<string, string>)).toBe(200)
})

test('a mutation cannot come by GET', async () => {
  const { app } = await quietBff()
  const query = encodeURIComponent('mutation { cartClear { userErrors { code } } }')
  const response = await app.inject({
    method: 'GET',
    url: `/graphql?query=${query}`,
    headers: { 'apollo-require-preflight': '1' },
  })
  expect(response.statusCode).toBe(405)
})

/** A query of about 24,000: less than one may cost. */
const EXPENSIVE = `{ productsByIds(ids: [${Array(100).fill('1')}]) { variants { availability { branch { id } } sku } } }`

test('an answer tells what its operation took and what is left, in its body only to who asks', async () => {
  const clock = { ms: 0 }
  const { ask } = await quietBff({ storeApi: { now: () => clock.ms } })
  const first = await ask('{ products(first: 3) { nodes { id slug } } }', { headers: { 'x-cost': '1' } })
  // 200, the field, `nodes`, and two fields of three products.
  expect(first.extensions).toEqual({ cost: { requested: 208, available: 719_792, restoresPerSecond: 72_000 } })
  expect([first.headers['ratelimit-policy'], first.headers.ratelimit]).toEqual([
    '"reads";q=720000;w=10',
    '"reads";r=719792;t=1',
  ])
  clock.ms = 1
  const second = await ask('mutation { cartClear { userErrors { code } } }')
  expect([second.extensions, second.headers.ratelimit]).toEqual([
    undefined,
    expect.stringMatching(/^"writes";r=719\d{3};t=1$/),
  ])
  const third = await ask('{ products(first: 3) { nodes { id slug } } }', { headers: { 'x-cost': '1' } })
  expect(third.extensions).toEqual({ cost: { requested: 208, available: 719_656, restoresPerSecond: 72_000 } })
})

test('a network that used up its cost for large operations is told when to come back, in its language, and others are not', async () => {
  // The clock stands still: on a slow machine the budget would refill during the requests.
  const { app, ask } = await quietBff({ storeApi: { now: () => 0 } })
  const from = (address: string, query = EXPENSIVE) =>
    ask(query, { headers: { 'x-forwarded-for': address, 'accept-language': 'ar' } })
  for (let count = 0; count < 30; count += 1) await from('2001:db8:1:2::1')
  const refused = await from('2001:db8:1:2:9::2')
  const wait = Number(refused.headers['retry-after'])
  const message = 'طلبات كتير في وقت قصير. استنى شوية وجرّب تاني.'
  expect(refused).toMatchObject({
    status: 429,
    errors: [{ message, extensions: { code: 'RATE_LIMITED', retryAfter: wait } }],
    calls: 0,
  })
  expect([wait > 0, wait <= 10]).toEqual([true, true])
  expect([refused.headers['ratelimit-policy'], refused.headers.ratelimit]).toEqual([
    '"reads";q=720000;w=10',
    `"reads";r=0;t=${wait}`,
  ])
  expect((await from('2001:db8:1:3::1')).errors[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE')
  expect((await app.inject('/health')).statusCode).toBe(200)
})

test('a stream counts towards the cost of its network', async () => {
  const { app, ask } = await quietBff({ env: { NETWORK_COST: '1000' } })
  await ask('{ __typename }')
  const query = 'subscription { orderMoved(id: "1") { seq } }'
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query },
    headers: { accept: 'text/event-stream' },
  })
  expect([statusCode, JSON.parse(body).errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED'])
})

test('300 shoppers behind one address of a mobile operator open a list of 24 in ten seconds', async () => {
  const clock = { ms: 0 }
  const { ask } = await quietBff({ storeApi: { now: () => clock.ms } })
  const list = examples.find(({ query }) => query.includes('query KitsOfAClub'))?.query ?? ''
  const codes = new Set<unknown>()
  for (let shopper = 0; shopper < 300; shopper += 1) {
    clock.ms = (10_000 / 300) * shopper
    const { errors } = await ask(list, {
      variables: { first: 24, after: `page-${shopper}` },
      headers: { 'x-forwarded-for': '41.33.0.1' },
    })
    codes.add(errors[0]?.extensions.code)
  }
  expect([...codes]).toEqual(['UPSTREAM_UNAVAILABLE'])
})

test('a server with a lagging event loop refuses operations and stays alive in `/health`', async () => {
  const { app, ask } = await quietBff({ shedding: { maxLag: 500, after: 0 } })
  let refused = await ask('{ brands { id } }')
  for (let block = 0; block < 10 && refused.status !== 503; block += 1) {
    const end = performance.now() + 600
    while (performance.now() < end);
    await setImmediate()
    refused = await ask('{ brands { id } }')
  }
  expect(refused).toMatchObject({
    status: 503,
    errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE', reason: 'OVERLOADED', retryAfter: 2 } }],
  })
  expect(refused.headers['retry-after']).toBe('2')
  expect((await app.inject('/health')).statusCode).toBe(200)
})
