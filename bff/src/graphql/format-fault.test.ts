import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { errorText } from '#src/rest/error-text.ts'
import { RestError, unansweredError } from '#src/rest/rest-error.ts'
import { formatFault, shownTo } from './faults.ts'

const where = { path: ['product'], locations: [{ line: 1, column: 3 }] }
/** The public form of an error that a resolver threw. */
const faultOf = (original: Error) => formatFault({ message: original.message, ...where, extensions: { code: 'INTERNAL_SERVER_ERROR' } }, new GraphQLError(original.message, { originalError: original }))
const codeOf = (original: Error) => faultOf(original).extensions?.code

test.each([
  [400, 'BAD_USER_INPUT'],
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'BAD_USER_INPUT'],
  [410, 'GONE'],
  [422, 'BAD_USER_INPUT'],
  [429, 'RATE_LIMITED'],
  [499, 'BAD_USER_INPUT'],
  [500, 'UPSTREAM_UNAVAILABLE'],
  [502, 'UPSTREAM_UNAVAILABLE'],
  [503, 'UPSTREAM_UNAVAILABLE'],
  [504, 'UPSTREAM_TIMEOUT'],
  [undefined, 'UPSTREAM_UNAVAILABLE'],
])('an answer of HTTP %s is the fault %s', (status, code) => {
  expect(codeOf(new RestError('answer', 'x', { status }))).toBe(code)
})

test('a call without an answer is a time-out or an outage', () => {
  expect(codeOf(unansweredError(new DOMException('', 'TimeoutError'), 'en'))).toBe('UPSTREAM_TIMEOUT')
  expect(codeOf(unansweredError(new Error('refused'), 'en'))).toBe('UPSTREAM_UNAVAILABLE')
})

test('a fault of the store keeps its place, its message and its facts', () => {
  const facts = { status: 429, code: 'RATE_LIMITED', available: 0, limit: 3, retryAfter: 7 }
  expect(faultOf(new RestError('answer', 'Wait', facts))).toEqual({
    message: 'Wait', ...where, extensions: { code: 'RATE_LIMITED', reason: 'RATE_LIMITED', available: 0, limit: 3, retryAfter: 7 },
  })
  expect(faultOf(new RestError('answer', 'No', { status: 404 }))).toStrictEqual({ message: 'No', ...where, extensions: { code: 'NOT_FOUND' } })
})

test('an error that was not thrown by a resolver is formatted alike', () => {
  expect(formatFault({ message: 'x' }, new RestError('answer', 'Gone', { status: 410 }))).toEqual({ message: 'Gone', extensions: { code: 'GONE' } })
})

test('the message of a fault has the problems of each argument', () => {
  const errors = { 'price.min': [{ rule: 'min', message: 'Too low' }], sort: [] }
  expect(faultOf(new RestError('answer', 'Please correct', { status: 422, errors }))).toMatchObject({
    message: 'Please correct (price.min: Too low; sort: Please correct)',
    extensions: { errors: [{ path: ['price', 'min'], rule: 'MIN', message: 'Too low' }, { path: ['sort'], rule: null, message: undefined }] },
  })
})

test('an unexpected error says nothing of itself', () => {
  const fault = { message: errorText('unknown', 'en'), ...where, extensions: { code: 'INTERNAL_SERVER_ERROR' } }
  expect(faultOf(new TypeError('hunter2'))).toEqual(fault)
  expect(formatFault({ message: 'hunter2', ...where, extensions: { code: 'GRAPHQ' } }, undefined)).toEqual(fault)
  expect(formatFault({ message: 'hunter2', ...where, extensions: { code: 'NOT_A_BAD_REQUEST' } }, undefined)).toEqual(fault)
})

test.each(['GRAPHQL_VALIDATION_FAILED', 'PERSISTED_QUERY_NOT_FOUND', 'OPERATION_RESOLUTION_FAILURE', 'BAD_REQUEST'])(
  'a request refused with %s is a bad input with that reason',
  (code) => {
    expect(formatFault({ message: 'Unknown field', ...where, extensions: { code, stacktrace: ['hunter2'] } }, undefined)).toEqual({
      message: 'Unknown field', ...where, extensions: { code: 'BAD_USER_INPUT', reason: code },
    })
  },
)

test('a bad input keeps its own reason and its fields', () => {
  const errors = [{ path: ['first'], rule: 'MAX', message: 'Too many' }]
  const extensions = (more: object) => formatFault({ message: 'x', extensions: { code: 'BAD_USER_INPUT', ...more } }, undefined).extensions
  expect(extensions({ reason: 'CURSOR', errors })).toEqual({ code: 'BAD_USER_INPUT', reason: 'CURSOR', errors })
  expect(extensions({})).toEqual({ code: 'BAD_USER_INPUT' })
})

test('a visitor sees the request id, and an unexpected error in her language', () => {
  const visitor = { language: 'ar', requestId: 'r-1' } as const
  expect(shownTo({ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }, visitor)).toEqual({
    message: errorText('unknown', 'ar'), extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1' },
  })
  expect(shownTo({ message: 'No', extensions: { code: 'NOT_FOUND' } }, visitor)).toEqual({ message: 'No', extensions: { code: 'NOT_FOUND', requestId: 'r-1' } })
  expect(shownTo({ message: 'No' }, visitor)).toEqual({ message: 'No', extensions: { requestId: 'r-1' } })
})
