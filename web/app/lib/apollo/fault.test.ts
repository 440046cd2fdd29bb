import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { expect, test } from 'vitest'
import { faultError, faultOf, httpFault, statusOf } from './fault.ts'

test('reads the code of a GraphQL error', () => {
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'Gone', extensions: { code: 'FORBIDDEN', reason: 'LINK_EXPIRED', requestId: 'r1' } }] })
  expect(faultOf(error)).toEqual({ code: 'FORBIDDEN', message: 'Gone', reason: 'LINK_EXPIRED', requestId: 'r1' })
})

test('an unknown code is an internal error', () => {
  expect(faultOf(new CombinedGraphQLErrors({ errors: [{ message: 'x', extensions: { code: 'WAT' } }] })).code).toBe('INTERNAL_SERVER_ERROR')
})

test.each([
  [new TypeError('x is undefined'), 'INTERNAL_SERVER_ERROR'],
  [new DOMException('late', 'TimeoutError'), 'UPSTREAM_TIMEOUT'],
  [new DOMException('gone', 'AbortError'), 'UPSTREAM_TIMEOUT'],
  [faultError({ code: 'NOT_FOUND' }), 'NOT_FOUND'],
  ['a string', 'INTERNAL_SERVER_ERROR'],
])('%s is %s', (thrown, code) => {
  expect(faultOf(thrown).code).toBe(code)
})

test.each([
  [502, 'UPSTREAM_UNAVAILABLE'],
  [504, 'UPSTREAM_TIMEOUT'],
  [429, 'RATE_LIMITED'],
  [400, 'BAD_USER_INPUT'],
  [200, 'UPSTREAM_UNAVAILABLE'],
])('an HTTP %i response that is no GraphQL is %s', (status, code) => {
  expect(httpFault(status).code).toBe(code)
})

test.each([
  ['UNAUTHENTICATED', 401],
  ['FORBIDDEN', 403],
  ['NOT_FOUND', 404],
  ['GONE', 410],
  ['BAD_USER_INPUT', 400],
  ['RATE_LIMITED', 429],
  ['UPSTREAM_TIMEOUT', 503],
  ['UPSTREAM_UNAVAILABLE', 503],
  ['INTERNAL_SERVER_ERROR', 500],
] as const)('a page that fails by %s has the status %i', (code, status) => {
  expect(statusOf({ code })).toBe(status)
})
