import { webcrypto } from 'node:crypto'
import { ApolloClient, gql } from '@apollo/client'
import { expect, test, vi } from 'vitest'
import { ShopCache } from './browser-cache.ts'
import { faultOf } from './fault.ts'
import { shopLink } from './shop-link.ts'

const query = gql`
  query Who {
    who
  }
`
const mutation = gql`
  mutation Do {
    do
  }
`

test('sends a query in the document’s language with its own request id', async () => {
  document.documentElement.lang = 'ar'
  const asked = answering(() => Response.json({ data: { who: 'me' } }))
  expect((await client().query({ query })).data).toEqual({ who: 'me' })
  expect(asked[0]?.headers).toMatchObject({
    'accept-language': 'ar',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  })
})

test('sends the hash of a document, and its text to a server that does not know it', async () => {
  // jsdom has no hashes.
  vi.stubGlobal('crypto', webcrypto)
  const asked = answering((time) =>
    Response.json(
      time === 1
        ? { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }
        : { data: { who: 'me' } },
    ),
  )
  expect((await client().query({ query })).data).toEqual({ who: 'me' })
  const [first, second] = asked.map(
    ({ body }) =>
      JSON.parse(String(body)) as { query?: string; extensions: { persistedQuery: { sha256Hash: string } } },
  )
  expect(first?.query).toBeUndefined()
  expect(second?.query).toContain('query Who')
  const hash = await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(second?.query))
  expect(first?.extensions.persistedQuery).toEqual({ version: 1, sha256Hash: Buffer.from(hash).toString('hex') })
})

test('sends the text where the browser has no hashes', async () => {
  const asked = answering(() => Response.json({ data: { who: 'me' } }))
  await client().query({
    query: gql`
      query Unhashed {
        who
      }
    `,
  })
  expect(JSON.parse(String(asked[0]?.body))).toEqual({
    operationName: 'Unhashed',
    variables: {},
    query: expect.stringContaining('query Unhashed'),
  })
})

test('retries a query without a response once', async () => {
  const asked = answering((time) =>
    time === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Response.json({ data: { who: 'me' } }),
  )
  expect((await client().query({ query })).data).toEqual({ who: 'me' })
  expect(asked).toHaveLength(2)
})

test('a query without a response twice is UPSTREAM_UNAVAILABLE', async () => {
  const asked = answering(() => new Response('<html>', { status: 502 }))
  expect(await faultBy(client().query({ query }))).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
  expect(asked).toHaveLength(2)
})

test('never retries a mutation', async () => {
  const asked = answering(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await faultBy(client().mutate({ mutation }))).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' })
  expect(asked).toHaveLength(1)
})

test('does not retry a refused query, and keeps its code', async () => {
  const errors = [{ message: 'Slow down', extensions: { code: 'RATE_LIMITED' } }]
  const asked = answering(() => Response.json({ errors }, { status: 429 }))
  expect(await faultBy(client().query({ query }))).toMatchObject({ code: 'RATE_LIMITED', message: 'Slow down' })
  expect(asked).toHaveLength(1)
})

test('a retried query has four seconds in total', async () => {
  const { late, limit } = timeLimit()
  const silence = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const asked = answering((time, { signal }) => {
    if (time === 1) return new Response('', { status: 502 })
    setTimeout(late)
    return silence(signal as AbortSignal)
  })
  expect(await faultBy(client().query({ query }))).toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
  expect([limit.mock.calls, asked.length]).toEqual([[[4_000]], 2])
})

test('a query whose time is over is not retried', async () => {
  const { late } = timeLimit()
  const asked = answering(() => {
    setTimeout(late)
    return new Response('', { status: 502 })
  })
  expect(await faultBy(client().query({ query }))).toMatchObject({ code: 'UPSTREAM_TIMEOUT' })
  expect(asked).toHaveLength(1)
})

test('sends a file beside its mutation, with 30 s', async () => {
  const { limit } = timeLimit()
  const asked = answering(() => Response.json({ data: { send: true } }))
  const send = gql`
    mutation Send($input: SendInput!) {
      send(input: $input)
    }
  `
  const variables = { input: { name: 'cv', file: new Blob(['pdf']) } }
  expect((await client().mutate({ mutation: send, variables })).data).toEqual({ send: true })
  const form = asked[0]?.body as FormData
  expect(JSON.parse(String(form.get('operations')))).toMatchObject({
    query: expect.stringContaining('mutation Send'),
    variables: { input: { name: 'cv', file: null } },
  })
  expect([form.get('map'), limit.mock.calls]).toEqual(['{"0":["variables.input.file"]}', [[30_000]]])
  expect(asked[0]?.headers).toMatchObject({ 'apollo-require-preflight': 'true' })
  expect(asked[0]?.headers).not.toHaveProperty('content-type')
})

/** A time limit that ends when the test says so. */
function timeLimit() {
  const left = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(left.signal)
  return { limit, late: () => left.abort(new DOMException('Request timed out', 'TimeoutError')) }
}

function client(): ApolloClient {
  return new ApolloClient({ cache: new ShopCache(), link: shopLink() })
}

/** What was sent to /graphql, which answers as told by the number of the call, from 1. */
function answering(answer: (time: number, init: RequestInit) => Response | Promise<Response>): RequestInit[] {
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(init)
    return answer(asked.length, init)
  })
  return asked
}

function faultBy(work: Promise<unknown>) {
  return work.then(
    () => undefined,
    (thrown: unknown) => faultOf(thrown),
  )
}
