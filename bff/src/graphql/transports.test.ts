import { once } from 'node:events'
import { request } from 'node:http'
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { createClient as createSseClient } from 'graphql-sse'
import { createClient as createWsClient } from 'graphql-ws'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startBff } from '#src/testing/bff.ts'
import { anyVariant, placeOrder } from '#src/testing/checkout.ts'
import { startShop } from '#src/testing/shop.ts'
import { startUpstream } from '#src/testing/upstream.ts'

type Options = Parameters<typeof startShop>[0]
type Moved = {
  data?: { orderMoved: { seq: number } } | null
  errors?: readonly { message: string; extensions?: object }[]
}

const WATCH = 'subscription ($id: ID!, $token: String) { orderMoved(id: $id, token: $token) { seq order { status } } }'

async function openShop(options?: Options) {
  const shop = await startShop(options)
  const url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/graphql`
  return { shop, url, socket: url.replace('http', 'ws') }
}

async function shopWithOrder() {
  const open = await openShop()
  const { order, token } = await placeOrder<{ id: string }>(open.shop, 'id')
  return { ...open, variables: { id: order.id, token } }
}

const notFound = { errors: [{ extensions: { code: 'NOT_FOUND', requestId: expect.any(String) } }] }

test.each([false, true])(
  'a graphql-sse client with single connection %s follows an order and runs other operations',
  async (singleConnection) => {
    const { url, variables } = await shopWithOrder()
    const client = createSseClient({ url, singleConnection, lazy: true, retryAttempts: 0 })
    onTestFinished(() => client.dispose())
    const moves = client.iterate<Moved['data']>({ query: WATCH, variables })
    expect((await moves.next()).value).toEqual({
      data: { orderMoved: { seq: 1, order: { status: 'WAITING_CUSTOMER' } } },
    })
    expect((await client.iterate({ query: '{ __typename }' }).next()).value).toEqual({ data: { __typename: 'Query' } })
    expect((await client.iterate({ query: WATCH, variables: { id: '999999' } }).next()).value).toMatchObject(notFound)
    await moves.return?.()
  },
)

test('a graphql-ws client follows an order, reads and writes over one socket', async () => {
  const { shop, socket, variables } = await shopWithOrder()
  const client = createWsClient({ url: socket, connectionParams: { 'Accept-Language': 'ar' }, retryAttempts: 0 })
  onTestFinished(() => void client.dispose())
  const run = async (query: string, given?: object) =>
    (await client.iterate({ query, variables: given as Record<string, unknown> }).next()).value as Moved
  expect(await run(WATCH, variables)).toEqual({
    data: { orderMoved: { seq: 1, order: { status: 'WAITING_CUSTOMER' } } },
  })
  const added = await run(
    'mutation ($v: ID!) { cartLinesAdd(input: { lines: [{ variantId: $v }] }) { cart { quantity } userErrors { code } } }',
    { v: await anyVariant(shop) },
  )
  expect(added).toEqual({ data: { cartLinesAdd: { cart: { quantity: 1 }, userErrors: [] } } })
  const refused = await run(WATCH, { id: '999999' })
  expect(refused).toMatchObject({ ...notFound, errors: [{ message: expect.stringMatching(/\p{Script=Arabic}/u) }] })
  await expect(run('{ nothing }')).rejects.toMatchObject([
    { extensions: { code: 'VALIDATION_FAILED', requestId: expect.any(String) } },
  ])
})

test('Apollo Client follows an order over its stock HttpLink, and hears of a refusal', async () => {
  const { url, variables } = await shopWithOrder()
  const client = new ApolloClient({ link: new HttpLink({ uri: url }), cache: new InMemoryCache() })
  onTestFinished(() => client.stop())
  const first = (given: object) =>
    new Promise<unknown>((resolve, reject) => {
      const following = client.subscribe({ query: gql(WATCH), variables: given, errorPolicy: 'all' }).subscribe({
        next: (result) => {
          resolve(result)
          following.unsubscribe()
        },
        error: reject,
      })
    })
  expect(await first(variables)).toMatchObject({
    data: { orderMoved: { seq: 1, order: { status: 'WAITING_CUSTOMER' } } },
  })
  expect(await first({ id: '999999' })).toMatchObject({ error: notFound })
})

test('a subscription as parts ends each part with the next boundary, and the last with the final one', async () => {
  const { url } = await openShop()
  const headers = {
    'content-type': 'application/json',
    accept: 'multipart/mixed;subscriptionSpec=1.0, application/graphql-response+json, application/json',
  }
  const ask = (query: string) =>
    fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables: { id: '999999' } }) })
  const refused = await ask(WATCH)
  expect(refused.headers.get('content-type')).toBe('multipart/mixed;boundary="graphql";subscriptionSpec="1.0"')
  expect(await refused.text()).toMatch(
    /^\r\n--graphql\r\ncontent-type: application\/json\r\n\r\n\{"payload":\{.*NOT_FOUND.*\}\}\r\n--graphql--\r\n$/,
  )
  const read = await ask('{ __typename }')
  expect([read.headers.get('content-type'), await read.json()]).toEqual([
    'application/graphql-response+json; charset=utf-8',
    { data: { __typename: 'Query' } },
  ])
})

test.each(['text/event-stream', 'multipart/mixed;subscriptionSpec=1.0'])(
  'the variables of a subscription as %s are refused at their path, in the language of the request',
  async (accept) => {
    const { url } = await openShop()
    const headers = { 'content-type': 'application/json', 'accept-language': 'ar', accept }
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: WATCH, variables: { token: 5 } }),
    })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        errors: [
          {
            message: expect.stringMatching(/^id: \p{Script=Arabic}/u),
            extensions: { code: 'BAD_USER_INPUT', errors: [{ path: ['id'], rule: 'REQUIRED' }] },
          },
        ],
      },
    ])
  },
)

test('a client that takes everything, as urql does, gets JSON for a query and events for a subscription', async () => {
  const { url } = await openShop()
  const typeOf = async (accept: string, query: string) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query, variables: { id: '999999' } }),
    })
    await response.text()
    return response.headers.get('content-type')
  }
  expect(
    await typeOf(
      'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
      '{ __typename }',
    ),
  ).toContain('application/graphql-response+json')
  expect(await typeOf('text/event-stream, multipart/mixed', WATCH)).toContain('text/event-stream')
})

test.each(['text/event-stream', 'application/json'])('no mutation runs by GET with %s', async (accept) => {
  const { url } = await openShop()
  const response = await fetch(`${url}?query=${encodeURIComponent('mutation { cartClear { userErrors { code } } }')}`, {
    headers: { accept },
  })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toContain('POST')
})

test('a single connection needs a token that the server made, and is forgotten when its client leaves', async () => {
  const { shop, url } = await openShop()
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', token?: string) =>
    shop.app.inject({
      method,
      url: '/graphql',
      headers: {
        ...(token !== undefined && { 'x-graphql-event-stream-token': token }),
        ...(method === 'GET' && { accept: 'text/event-stream' }),
      },
      ...(method === 'POST' && { payload: { query: '{ __typename }' } }),
    })
  for (const token of ['', '__proto__', 'mine']) {
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect([method, (await call(method, token)).statusCode]).toEqual([method, 400])
  }
  const reserved = await call('PUT', 'mine')
  expect([reserved.statusCode, reserved.body]).toEqual([201, expect.stringMatching(/^[\da-f-]{36}$/)])
  const client = new AbortController()
  const stream = await fetch(url, {
    headers: { accept: 'text/event-stream', 'x-graphql-event-stream-token': reserved.body },
    signal: client.signal,
  })
  expect([
    stream.status,
    (await call('POST', reserved.body)).statusCode,
    (await call('DELETE', reserved.body)).json().errors[0].message,
  ]).toEqual([200, 400, 'Operation ID is missing'])
  client.abort()
  await vi.waitFor(async () =>
    expect((await call('DELETE', reserved.body)).json().errors[0].extensions.reason).toBe('STREAM_NOT_FOUND'),
  )
})

test('the connection slots of a network are those of all transports, and a reserved stream takes one', async () => {
  const { shop, socket } = await openShop()
  const reserve = () => shop.app.inject({ method: 'PUT', url: '/graphql' })
  for (let count = 0; count < 200; count += 1) await reserve()
  const refused = await reserve()
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().errors[0].extensions.code]).toEqual([
    429,
    '30',
    'RATE_LIMITED',
  ])
  const client = createWsClient({ url: socket, retryAttempts: 0 })
  onTestFinished(() => void client.dispose())
  await expect(client.iterate({ query: '{ __typename }' }).next()).rejects.toMatchObject({ code: 1013 })
})

test('a page of another origin opens a socket without the cookies of the shop, and not at all where it is not allowed', async () => {
  const upstream = await startUpstream({
    '/profile': (_, reply) => reply.code(401).send({ status: false, message: 'no', error: 'UNAUTHENTICATED' }),
  })
  const connect = async (env: Record<string, string>, origin: string) => {
    const { app } = await startBff(upstream.url, { env: { PUBLIC_URL: 'http://shop.example', ...env } })
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql`.replace('http', 'ws')
    // Node's own has a third way to be called, which a browser has not.
    class PageSocket extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, { protocols, headers: { origin, cookie: 'token=stolen' } } as never)
      }
    }
    const client = createWsClient({
      url,
      webSocketImpl: PageSocket,
      connectionParams: { 'x-session': 'cookie' },
      retryAttempts: 0,
    })
    onTestFinished(() => void client.dispose())
    await client.iterate({ query: '{ viewer { id } }' }).next()
  }
  const own = () => upstream.asked.map(({ headers }) => headers.authorization)
  await connect({}, 'https://evil.example')
  expect(own()).toEqual([])
  await connect({}, 'http://shop.example')
  await connect({ CORS_ORIGINS: 'https://*.shop.example' }, 'https://app.shop.example')
  expect(own()).toEqual(['Bearer stolen', 'Bearer stolen'])
  const untrusted = connect({ TRUSTED_DOCUMENTS: 'only' }, 'http://shop.example')
  await expect(untrusted).rejects.toMatchObject([{ extensions: { code: 'DOCUMENT_NOT_TRUSTED' } }])
  await expect(connect({ CORS_ORIGINS: 'https://app.example' }, 'https://evil.example')).rejects.toMatchObject({
    type: 'error',
  })
})

test('a server that stops closes its sockets and its parts first', async () => {
  const { shop, url, socket, variables } = await shopWithOrder()
  const client = createWsClient({ url: socket, retryAttempts: 0, lazy: false, onNonLazyError: () => undefined })
  const closed = new Promise<{ code: number }>((resolve) =>
    client.on('closed', (event) => resolve(event as { code: number })),
  )
  await client.iterate({ query: WATCH, variables }).next()
  const parts = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'multipart/mixed;subscriptionSpec=1.0' },
    body: JSON.stringify({ query: WATCH, variables }),
  })
  const text = parts.text()
  await new Promise((resolve) => setTimeout(resolve, 100))
  const started = performance.now()
  const stopped = shop.app.close()
  expect((await closed).code).toBe(1001)
  expect(await text).toMatch(/--graphql--\r\n$/)
  await stopped
  expect(performance.now() - started).toBeLessThan(4_000)
})

test('a request that offers HTTP/2 on its connection is answered, not upgraded', async () => {
  const { url } = await openShop()
  const asked = request(url, {
    method: 'POST',
    headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'content-type': 'application/json' },
  })
  asked.end('{"query":"{ __typename }"}')
  const [answer] = (await once(asked, 'response')) as [{ statusCode: number }]
  expect(answer.statusCode).toBe(200)
})

test('operations of one socket share the budget of its network', async () => {
  const { socket } = await openShop({ env: { NETWORK_COST: '1000' } })
  const client = createWsClient({ url: socket, retryAttempts: 0 })
  onTestFinished(() => void client.dispose())
  const run = async () => (await client.iterate({ query: '{ brands { id } }' }).next()).value as Moved
  const answers = [await run(), await run(), await run(), await run(), await run()]
  expect(answers.at(-1)).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
})
