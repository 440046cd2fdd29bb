import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { expect, test } from 'vitest'
import { faultCodes, faultError, faultOf, graphFault, httpFault, isOutage, statusOf } from './fault.ts'

test('reads the code of a GraphQL error', () => {
  const error = new CombinedGraphQLErrors({
    errors: [{ message: 'Gone', extensions: { code: 'FORBIDDEN', reason: 'LINK_EXPIRED', requestId: 'r1' } }],
  })
  expect(faultOf(error)).toEqual({ code: 'FORBIDDEN', message: 'Gone', reason: 'LINK_EXPIRED', requestId: 'r1' })
})

test('an unknown code is an internal error', () => {
  expect(faultOf(new CombinedGraphQLErrors({ errors: [{ message: 'x', extensions: { code: 'WAT' } }] })).code).toBe(
    'INTERNAL_SERVER_ERROR',
  )
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
  ['BODY_TOO_LARGE', 413],
  ['RATE_LIMITED', 429],
  ['UPSTREAM_TIMEOUT', 503],
  ['UPSTREAM_UNAVAILABLE', 503],
  ['INTERNAL_SERVER_ERROR', 500],
] as const)('a page that fails by %s has the status %i', (code, status) => {
  expect(statusOf({ code })).toBe(status)
})

test('only a shop that did not respond is an outage', () => {
  expect(faultCodes.filter((code) => isOutage({ code }))).toEqual(['UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE'])
})

test.each([
  [408, undefined, { code: 'UPSTREAM_TIMEOUT' }],
  [500, undefined, { code: 'UPSTREAM_UNAVAILABLE' }],
  [399, undefined, { code: 'UPSTREAM_UNAVAILABLE' }],
  [400, '{"errors":[]}', { code: 'BAD_USER_INPUT', message: '{"errors":[]}' }],
  [413, '<html>', { code: 'BODY_TOO_LARGE' }],
  [
    500,
    '{"errors":[{"message":"Slow","extensions":{"code":"RATE_LIMITED"}}]}',
    { code: 'RATE_LIMITED', message: 'Slow' },
  ],
] as const)('converts HTTP %i with the body %s', (status, body, fault) => {
  expect(httpFault(status, body)).toEqual(fault)
})

test.each([null, undefined, 7])('converts the thrown value %j to an internal error', (thrown) => {
  expect(faultOf(thrown)).toEqual({ code: 'INTERNAL_SERVER_ERROR' })
})

test('ignores a reason and a request id that are not texts', () => {
  expect(graphFault({ extensions: { code: 'GONE', reason: 7, requestId: null } })).toEqual({
    code: 'GONE',
    message: undefined,
    reason: undefined,
    requestId: undefined,
  })
})

test('gives an Error the message of its fault, or else the code', () => {
  expect([faultError({ code: 'GONE', message: 'moved' }).message, faultError({ code: 'GONE' }).message]).toEqual([
    'moved',
    'GONE',
  ])
})
