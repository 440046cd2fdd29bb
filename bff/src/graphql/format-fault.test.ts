import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { errorText } from '#src/rest/error-text.ts'
import { RestError, unansweredError } from '#src/rest/rest-error.ts'
import { badField, protocolFault } from './bad-input.ts'
import { formatFault, toPublicError } from './faults.ts'

const where = { path: ['product'], locations: [{ line: 1, column: 3 }] }
/** The public form of an error that a resolver threw. */
const faultOf = (original: Error) =>
  formatFault(
    { message: original.message, ...where, extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    new GraphQLError(original.message, { originalError: original }),
  )
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
    message: 'Wait',
    ...where,
    extensions: { code: 'RATE_LIMITED', reason: 'RATE_LIMITED', available: 0, limit: 3, retryAfter: 7 },
  })
  expect(faultOf(new RestError('answer', 'No', { status: 404 }))).toStrictEqual({
    message: 'No',
    ...where,
    extensions: { code: 'NOT_FOUND' },
  })
})

test('an error that was not thrown by a resolver is formatted alike', () => {
  expect(formatFault({ message: 'x' }, new RestError('answer', 'Gone', { status: 410 }))).toEqual({
    message: 'Gone',
    extensions: { code: 'GONE' },
  })
})

test('the message of a fault has the problems of each argument', () => {
  const errors = { 'price.min': [{ rule: 'min', message: 'Too low' }], sort: [] }
  expect(faultOf(new RestError('answer', 'Please correct', { status: 422, errors }))).toMatchObject({
    message: 'Please correct (price.min: Too low; sort: Please correct)',
    extensions: {
      errors: [
        { path: ['price', 'min'], rule: 'MIN', message: 'Too low' },
        { path: ['sort'], rule: null, message: undefined },
      ],
    },
  })
})

test('an unexpected error hides its details', () => {
  const fault = { message: errorText('unknown', 'en'), ...where, extensions: { code: 'INTERNAL_SERVER_ERROR' } }
  expect(faultOf(new TypeError('hunter2'))).toEqual(fault)
  expect(formatFault({ message: 'hunter2', ...where, extensions: { code: 'GRAPHQ' } }, undefined)).toEqual(fault)
  expect(formatFault({ message: 'hunter2', ...where, extensions: { code: 'NOT_A_BAD_REQUEST' } }, undefined)).toEqual(
    fault,
  )
})

test.each([
  ['GRAPHQL_PARSE_FAILED', undefined, 'PARSE_FAILED'],
  ['GRAPHQL_VALIDATION_FAILED', undefined, 'VALIDATION_FAILED'],
  ['OPERATION_RESOLUTION_FAILURE', undefined, 'OPERATION_NOT_FOUND'],
  ['PERSISTED_QUERY_NOT_FOUND', undefined, 'PERSISTED_QUERY_NOT_FOUND'],
  ['BAD_REQUEST', undefined, 'BAD_REQUEST'],
  ['BAD_REQUEST', 405, 'METHOD_NOT_ALLOWED'],
  ['BAD_REQUEST', 406, 'NOT_ACCEPTABLE'],
  ['BAD_REQUEST', 415, 'UNSUPPORTED_MEDIA_TYPE'],
])('a request that Apollo refuses with %s (HTTP %s) is the fault %s', (of, status, code) => {
  const error = new GraphQLError('x', { extensions: { code: of, http: { status } } })
  expect(formatFault({ message: 'x', ...where, extensions: { code: of, stacktrace: ['hunter2'] } }, error)).toEqual({
    message: 'x',
    ...where,
    extensions: { code },
  })
})

test.each([
  ['Syntax Error: Unexpected Name "x".', { code: 'PARSE_FAILED' }],
  [
    'Syntax Error: Document contains more that 2000 tokens. Parsing aborted.',
    { code: 'TOO_MANY_TOKENS', limit: 2_000 },
  ],
  ['Cannot query field "x" on type "Query".', { code: 'VALIDATION_FAILED' }],
  ['Variable "$x" got invalid value 1', { code: 'BAD_USER_INPUT' }],
  ['provided sha does not match query', { code: 'PERSISTED_QUERY_MISMATCH' }],
  ['Unsupported persisted query version', { code: 'PERSISTED_QUERY_MISMATCH' }],
])('the error %s, which has no code, gets one', (message, extensions) => {
  expect(
    formatFault({ message, extensions: { code: 'INTERNAL_SERVER_ERROR' } }, new GraphQLError(message)).extensions,
  ).toEqual(extensions)
  // The same message of a field is an unexpected error.
  expect(formatFault({ message, extensions: {} }, new GraphQLError(message, { path: ['x'] })).extensions).toEqual({
    code: 'INTERNAL_SERVER_ERROR',
  })
})

test('a limit that a validation rule reports keeps its code and numbers, in both languages', () => {
  const rule = protocolFault('TOO_DEEP', { limit: 10, found: 20 })
  const reported = new GraphQLError(rule.message, {
    originalError: rule,
    extensions: { ...rule.extensions, code: 'GRAPHQL_VALIDATION_FAILED' },
  })
  const fault = formatFault({ message: rule.message, extensions: reported.extensions }, reported)
  expect(fault.extensions).toEqual({ code: 'TOO_DEEP', limit: 10, found: 20 })
  expect((['en', 'ar'] as const).map((language) => toPublicError(fault, { language, requestId: '1' }).message)).toEqual(
    ['The selection is too deep: 20 levels, at most 10.', 'الاستعلام عميق: 20 مستوى، والحد 10.'],
  )
})

test('what a developer must read stays in English behind a text in the language of the request', () => {
  const fault = { message: 'Cannot query field "x".', extensions: { code: 'VALIDATION_FAILED' } }
  expect(toPublicError(fault, { language: 'en', requestId: '1' }).message).toBe('Cannot query field "x".')
  expect(toPublicError(fault, { language: 'ar', requestId: '1' }).message).toMatch(
    /^[\u0600-\u06ff].*: Cannot query field "x"\.$/,
  )
})

test('an invalid argument is described in the language of the request', () => {
  const { message, extensions } = badField(['first'], 'MAX', { ar: 'كتير', en: 'Too many' })
  const fault = formatFault({ message, extensions }, new GraphQLError(message, { extensions }))
  expect(toPublicError(fault, { language: 'ar', requestId: '1' })).toEqual({
    message: 'first: كتير',
    extensions: { code: 'BAD_USER_INPUT', errors: [{ path: ['first'], rule: 'MAX', message: 'كتير' }], requestId: '1' },
  })
})

test('a bad input keeps its own reason and its fields', () => {
  const errors = [{ path: ['first'], rule: 'MAX', message: 'Too many' }]
  const extensions = (more: object) =>
    formatFault({ message: 'x', extensions: { code: 'BAD_USER_INPUT', ...more } }, undefined).extensions
  expect(extensions({ reason: 'CURSOR', errors })).toEqual({ code: 'BAD_USER_INPUT', reason: 'CURSOR', errors })
  expect(extensions({})).toEqual({ code: 'BAD_USER_INPUT' })
})

test('a visitor sees the request id, and an unexpected error in her language', () => {
  const visitor = { language: 'ar', requestId: 'r-1' } as const
  expect(toPublicError({ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }, visitor)).toEqual({
    message: errorText('unknown', 'ar'),
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1' },
  })
  expect(toPublicError({ message: 'No', extensions: { code: 'NOT_FOUND' } }, visitor)).toEqual({
    message: 'No',
    extensions: { code: 'NOT_FOUND', requestId: 'r-1' },
  })
  expect(toPublicError({ message: 'No' }, visitor)).toEqual({ message: 'No', extensions: { requestId: 'r-1' } })
})
