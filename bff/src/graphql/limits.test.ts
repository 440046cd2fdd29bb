import { expect, onTestFinished, test } from 'vitest'
import { startBff } from '#src/testing/bff.ts'

async function quietBff() {
  const bff = await startBff('http://127.0.0.1:1')
  onTestFinished(() => bff.app.close())
  return bff
}

const nested = (depth: number) => `{ categories ${'{ children '.repeat(depth)}{ id }${' }'.repeat(depth)} }`
const aliased = (count: number) => `{ ${Array.from({ length: count }, (_, index) => `a${index}: brands { id }`).join(' ')} }`
/** Each fragment spreads the next one twice: 2^20 fields when they are written out. */
const doubling = `{ categories { ...f0 } } ${Array.from({ length: 20 }, (_, index) => `fragment f${index} on Category { ...f${index + 1} ...f${index + 1} }`).join(' ')} fragment f20 on Category { id }`

test.each([
  ['deep', nested(20)],
  ['full of aliases', aliased(200)],
  ['full of directives', `{ brands { id ${'@include(if: true) '.repeat(100)} } }`],
  ['longer than any page needs', `{ ${'brands { id } '.repeat(1_000)} }`],
  ['asking for lists of lists', '{ products(first: 100) { nodes { related(first: 24) { related(first: 24) { id } } } } }'],
  ['asking for a list without end', '{ products(first: 2000000000) { nodes { id } } }'],
  ['of fields that do not exist', '{ secrets }'],
  ['with a value that no enum has', '{ products(sort: CHEAPEST) { totalCount } }'],
  ['not GraphQL', '{ brands { id '],
])('a query that is %s is refused before anything is asked of the store', async (_, query) => {
  const { ask } = await quietBff()
  const { status, data, errors, calls } = await ask(query)
  expect({ status, data, code: errors[0]?.extensions.code, calls }).toEqual({
    status: 400,
    data: null,
    code: 'BAD_USER_INPUT',
    calls: 0,
  })
})

test('a list whose length comes by a variable counts with that length', async () => {
  const { ask } = await quietBff()
  const query = 'query ($n: Int!) { products(first: $n) { nodes { related(first: 24) { related(first: 20) { id } } } } }'
  const reasons = async (n: number) => (await ask(query, { variables: { n } })).errors[0]?.extensions.code
  expect([await reasons(100), await reasons(1)]).toEqual(['BAD_USER_INPUT', 'UPSTREAM_UNAVAILABLE'])
})

test('fragments that multiply are refused at once', async () => {
  const { ask } = await quietBff()
  const started = performance.now()
  expect((await ask(doubling)).status).toBe(400)
  expect(performance.now() - started).toBeLessThan(2_000)
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
    code: 'BAD_USER_INPUT',
    requestId: response.headers['x-request-id'],
  })
})

test('several operations in one body are refused', async () => {
  const { app } = await quietBff()
  const response = await app.inject({ method: 'POST', url: '/graphql', payload: [{ query: '{ __typename }' }] })
  expect(response.statusCode).toBe(400)
})

test('a form of another site cannot send an operation', async () => {
  const { app } = await quietBff()
  const headers = { 'content-type': 'text/plain' }
  const post = await app.inject({ method: 'POST', url: '/graphql', payload: '{"query":"{ __typename }"}', headers })
  const get = await app.inject({ method: 'GET', url: '/graphql?query=%7B__typename%7D' })
  expect([post.statusCode, get.statusCode]).toEqual([400, 400])
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
