import { expect, test } from 'vitest'
import { startBff } from '#src/testing/bff.ts'

const { app } = await startBff('http://127.0.0.1:1')

const json = { 'content-type': 'application/json' }
const TYPENAME = '{"query":"{ __typename }"}'

test.each([
  [400, 'BAD_REQUEST', json, '{'],
  [400, 'BAD_REQUEST', json, '[{"query":"{ __typename }"}]'],
  [400, 'BAD_REQUEST', json, 'null'],
  [400, 'BAD_REQUEST', json, '{}'],
  [400, 'BAD_REQUEST', json, '{"query":5}'],
  [400, 'BAD_REQUEST', json, '{"query":"{ __typename }","variables":[1]}'],
  [400, 'BAD_REQUEST', json, '{"query":"{ __typename }","extensions":"x"}'],
  [400, 'BAD_REQUEST', json, '{"query":"{ __typename }","operationName":5}'],
  [400, 'TOO_NESTED', json, `{"query":"{ __typename }","variables":${'{"a":'.repeat(30)}1${'}'.repeat(30)}}`],
  [413, 'BODY_TOO_LARGE', json, JSON.stringify({ query: ' '.repeat(110_000) })],
  [415, 'UNSUPPORTED_MEDIA_TYPE', { 'content-type': 'text/plain' }, TYPENAME],
  [415, 'UNSUPPORTED_MEDIA_TYPE', { 'content-type': 'application/x-www-form-urlencoded' }, 'query=x'],
  [406, 'NOT_ACCEPTABLE', { ...json, accept: 'image/png' }, TYPENAME],
  [403, 'CSRF', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--\r\n'],
])('a body that is no operation gets %i %s in both languages', async (status, code, headers, payload) => {
  const [en, ar] = await Promise.all(
    ['en', 'ar'].map(async (language) => {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { ...headers, 'accept-language': language },
        payload,
      })
      const [error] = response.json().errors
      expect([response.statusCode, error.extensions]).toMatchObject([
        status,
        { code, requestId: response.headers['x-request-id'] },
      ])
      return error.message as string
    }),
  )
  expect([/^[A-Z]?[\x20-\x7e]+\.$/i.test(en ?? ''), /^[\u0600-\u06ff]/.test(ar ?? '')]).toEqual([true, true])
})

test.each([
  ['variables', 'query={__typename}&variables=x'],
  ['variables', 'query={__typename}&variables=[]'],
  ['query', 'query={__typename}&query={__typename}'],
  ['query', 'operationName=x'],
])('a GET with odd %s is no operation: %s', async (name, query) => {
  const response = await app.inject({ url: `/graphql?${query}`, headers: { 'apollo-require-preflight': '1' } })
  expect([response.statusCode, response.json().errors[0]]).toMatchObject([
    400,
    { message: expect.stringContaining(name), extensions: { code: 'BAD_REQUEST' } },
  ])
})
