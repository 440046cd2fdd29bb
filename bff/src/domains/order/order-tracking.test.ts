import { createClient } from 'graphql-sse'
import { expect, inject, onTestFinished, test } from 'vitest'
import { numberIn } from '#src/graphql/ids.ts'
import { placeOrder } from '#src/testing/checkout.ts'
import { startBff } from '#src/testing/bff.ts'
import { sample } from '#src/testing/sample.ts'
import { startShop } from '#src/testing/shop.ts'
import { startUpstream } from '#src/testing/upstream.ts'

type Answer = {
  data?: { orderMoved: { seq: number; order: { status: string } } } | null
  errors?: readonly { extensions?: object }[]
}

const WATCH =
  'subscription ($id: ID!, $token: String, $after: Int) { orderMoved(id: $id, token: $token, after: $after) { seq from to at order { status } } }'

async function openShop() {
  const shop = await startShop()
  const url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`
  const { order, token } = await placeOrder<{ id: string }>(shop, 'id')
  return { shop, url, id: order.id, token }
}

/** What a client gets, one after another. */
function watch(url: string, variables: object, headers: Record<string, string> = {}) {
  const client = createClient({ url, retryAttempts: 0, headers })
  const answers = client.iterate({ query: WATCH, variables: { ...variables } })
  onTestFinished(() => client.dispose())
  return { next: async () => (await answers.next()).value as Answer, leave: () => client.dispose() }
}

/** The shop calls the order off, which it may do at any time before it leaves. */
async function callOff(id: string): Promise<void> {
  const response = await fetch(`${inject('storeApiUrl')}/orders/${numberIn('Order', id)}/transition`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-key': 'demo-service-key-not-for-production' },
    body: JSON.stringify({ to: 'canceled', actor: 'B', idempotencyKey: `called-off-${id}` }),
  })
  expect(await response.text()).toContain('"status":true')
}

/** Returns the numbers of the order's moves until it is canceled. */
async function movesUntilCanceled(next: () => Promise<Answer>, seqs: number[] = []): Promise<number[]> {
  const { data } = await next()
  seqs.push(data?.orderMoved.seq ?? 0)
  return data?.orderMoved.order.status === 'CANCELED' ? seqs : movesUntilCanceled(next, seqs)
}

test('a status change reaches a subscriber of the order at once, with the order as it is then', async () => {
  const { url, id, token } = await openShop()
  const { next } = watch(url, { id, token })
  expect((await next()).data?.orderMoved.seq).toBe(1)
  const opened = performance.now()
  await callOff(id)
  await movesUntilCanceled(next)
  // Sooner than the heartbeat of the store's stream, which looks for changes too.
  expect(performance.now() - opened).toBeLessThan(10_000)
})

test('a subscriber that reconnects gets the moves it missed', async () => {
  const { url, id, token } = await openShop()
  const first = watch(url, { id, token })
  await first.next()
  first.leave()
  await callOff(id)
  const { next } = watch(url, { id, token, after: 1 })
  // Each tells its own change, with the order as it is now.
  expect(await next()).toEqual({
    data: {
      orderMoved: {
        seq: 2,
        from: 'NEW',
        to: 'WAITING_CUSTOMER',
        at: expect.any(String),
        order: { status: 'CANCELED' },
      },
    },
  })
})

test('a subscriber without access to an order gets the error of any other operation', async () => {
  const { url, id, token } = await openShop()
  for (const variables of [{ id }, { id, token: 'x' }, { id, token: 'ي' }, { id: '999999', token }]) {
    expect(await watch(url, variables).next()).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND', requestId: expect.any(String) } }],
    })
  }
})

test('a stream keeps the limits of every operation, and asks for a header where a subscription comes without', async () => {
  const { app, ask } = await startBff('http://127.0.0.1:1')
  const post = (payload: object | string, headers = {}) =>
    app.inject({ method: 'POST', url: '/graphql', payload, headers: { accept: 'text/event-stream', ...headers } })
  const queries = [
    ['subscription { secrets }', 'VALIDATION_FAILED'],
    ['subscription {', 'PARSE_FAILED'],
    [`subscription { orderMoved(id: 1) { ${'seq '.repeat(2_000)} } }`, 'TOO_MANY_TOKENS'],
  ]
  for (const [query, code] of queries) {
    const response = await post({ query, variables: { id: '1' } })
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([
      code === 'NOT_ACCEPTABLE' ? 406 : 400,
      code,
    ])
  }
  expect((await post('{"query":"{ __typename }"}', { 'content-type': 'text/plain' })).statusCode).toBe(415)
  const { errors } = await ask(WATCH, { variables: { id: '1' } })
  expect(errors[0]?.extensions.code).toBe('NOT_ACCEPTABLE')
})

test('the store is no longer asked once the client has left', async () => {
  const closed = Promise.withResolvers<void>()
  const upstream = await startUpstream({
    '/orders/:id/events': ({ raw }, reply) => {
      raw.socket.once('close', () => closed.resolve())
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
      reply.raw.write(`id: 1\nevent: moved\ndata: ${JSON.stringify(sample('OrderEvent', { seq: 1 }))}\n\n`)
      return reply.hijack()
    },
    '/orders/:id': () => ({ status: true, data: sample('Order', { status: 'new' }) }),
  })
  const { app } = await startBff(upstream.url)
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql`
  const { next, leave } = watch(url, { id: '1' }, { authorization: 'Bearer of-the-customer' })
  expect(await next()).toMatchObject({ data: { orderMoved: { seq: 1, order: { status: 'NEW' } } } })
  expect(upstream.asked[0]?.headers).toMatchObject({ authorization: 'Bearer of-the-customer' })
  leave()
  await closed.promise
})

test('a client that disconnects while its stream opens ends the stream without an error in the log', async () => {
  const [asked, release, closed, left] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ]
  const upstream = await startUpstream({
    '/orders/:id/events': async ({ raw }, reply) => {
      raw.socket.once('close', () => closed.resolve())
      asked.resolve()
      await release.promise
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      return reply.hijack()
    },
  })
  const lines: string[] = []
  const { app } = await startBff(upstream.url, {
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  })
  app.server.once('connection', (socket) => socket.once('close', () => left.resolve()))
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql`
  const client = new AbortController()
  const body = JSON.stringify({ query: WATCH, variables: { id: '1' } })
  const answer = fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body,
    signal: client.signal,
  }).catch(() => undefined)
  await asked.promise
  client.abort()
  await Promise.all([answer, left.promise])
  release.resolve()
  await closed.promise
  app.server.closeAllConnections()
  await app.close()
  expect(lines).toEqual([])
})

test('the 200 streams of a network are those of its /64, and another network has its own', async () => {
  const upstream = await startUpstream({ '/orders/:id/events': (_, reply) => reply.hijack() })
  const { app } = await startBff(upstream.url)
  await app.ready()
  // Without `await` nothing is sent.
  const open = async (address: string) =>
    await app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: WATCH, variables: { id: '1' } },
      headers: { accept: 'text/event-stream', 'x-forwarded-for': address },
    })
  for (let host = 0; host < 200; host += 1) void open(`2001:db8:1:2::${host.toString(16)}`)
  const refused = await open('2001:db8:1:2:3::1')
  expect([refused.statusCode, refused.json().errors[0].extensions]).toMatchObject([
    429,
    { code: 'RATE_LIMITED', retryAfter: 30 },
  ])
  expect((await open('2001:db8:1:3::1')).statusCode).not.toBe(429)
})

test('a server that ends, ends its streams first', async () => {
  const shop = await startShop()
  const url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`
  const { order, token } = await placeOrder<{ id: string }>(shop, 'id')
  const { next } = watch(url, { id: order.id, token })
  await next()
  const started = performance.now()
  await Promise.all([shop.app.close(), expect(next()).rejects.toThrow('Connection closed')])
  // A stream that is not ended lasts until the client leaves.
  expect(performance.now() - started).toBeLessThan(4_000)
})

test('a code opens an order to a guest; a number that is none is answered alike', async () => {
  const shop = await startShop()
  const mobile = `010${String(Date.now()).slice(-8)}`
  const send = `mutation ($input: OrderAccessCodeSendInput!) {
    orderAccessCodeSend(input: $input) { resendAfter userErrors { code path } }
  }`
  const check = `mutation ($input: OrderAccessCodeCheckInput!) {
    orderAccessCodeCheck(input: $input) { link { order { id } token } userErrors { code path } }
  }`
  const input = { number: 'MD-1234567', mobile }
  expect((await shop.ask(send, { variables: { input } })).data).toEqual({
    orderAccessCodeSend: { resendAfter: 60, userErrors: [] },
  })
  expect((await shop.ask(send, { variables: { input } })).data).toEqual({
    orderAccessCodeSend: { resendAfter: null, userErrors: [{ code: 'RATE_LIMITED', path: [] }] },
  })
  expect((await shop.ask(check, { variables: { input: { ...input, code: '0000' } } })).data).toEqual({
    orderAccessCodeCheck: { link: null, userErrors: [{ code: 'CODE_INVALID', path: ['code'] }] },
  })
})
