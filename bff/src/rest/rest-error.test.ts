import { expect, test } from 'vitest'
import { errorText } from './error-text.ts'
import { answeredError, isOutage, isUnauthenticated, orNull, RestError, unansweredError } from './rest-error.ts'

const refusal = {
  status: false,
  error: 'OUT_OF_STOCK',
  message: 'Sold out',
  errors: { quantity: [] },
  available: 2,
  limit: 10,
  retryAfter: 5,
}

test('keeps the facts of a refusal', () => {
  const { kind, facts, name } = answeredError(409, refusal, 'en')
  const { errors, available, limit, retryAfter } = refusal
  expect([name, kind, facts]).toEqual([
    'RestError',
    'answer',
    { status: 409, code: 'OUT_OF_STOCK', errors, available, limit, retryAfter },
  ])
})

test.each([
  [200, 502],
  [399, 502],
  [400, 400],
  [499, 499],
])('reports an error with HTTP %i as %i', (status, reported) => {
  expect(answeredError(status, refusal, 'en').facts.status).toBe(reported)
})

test.each([
  [500, 'failed'],
  [503, 'failed'],
  [504, 'timeout'],
] as const)('of HTTP %i it keeps the status and the time to wait, and says the text of %s', (status, text) => {
  const error = answeredError(status, refusal, 'ar')
  expect([error.message, error.facts]).toEqual([errorText(text, 'ar'), { status, retryAfter: 5 }])
  expect(answeredError(status, { retryAfter: 'soon' }, 'ar').facts).toEqual({ status, retryAfter: undefined })
})

test.each([null, 'text', undefined, 7])('reads no code from the body %j', (body) => {
  expect(answeredError(404, body, 'en').facts.code).toBeUndefined()
  expect(answeredError(404, { error: 7 }, 'en').facts.code).toBeUndefined()
})

test.each([
  [new DOMException('', 'TimeoutError'), 'timeout'],
  [new DOMException('', 'AbortError'), 'timeout'],
  [new DOMException('', 'NotTimeoutError'), 'unreachable'],
  [new DOMException('', 'AbortErrors'), 'unreachable'],
  [Object.assign(new Error('late'), { name: 'TimeoutError' }), 'unreachable'],
] as const)('a call that ended by %s was %s', (cause, kind) => {
  const error = unansweredError(cause, 'en')
  expect([error.kind, error.message, error.cause, error.facts]).toEqual([kind, errorText(kind, 'en'), cause, {}])
})

test('a text that fits into no URL is an error of the request', () => {
  const error = unansweredError(new URIError('URI malformed'), 'en')
  expect([error.kind, error.message, error.facts]).toEqual(['answer', errorText('unreadable', 'en'), { status: 400 }])
})

test.each([
  [new RestError('timeout', ''), true],
  [new RestError('unreachable', ''), true],
  [new RestError('answer', ''), false],
  [new RestError('answer', '', { status: 429 }), true],
  [new RestError('answer', '', { status: 499 }), false],
  [new RestError('answer', '', { status: 500 }), true],
  [new Error('another'), false],
])('case %#: a retry may succeed only after an outage', (error, may) => {
  expect(isOutage(error)).toBe(may)
})

test('an object that does not exist is null, every other error is thrown', async () => {
  expect(await orNull(Promise.resolve(7))).toBe(7)
  expect(await orNull(Promise.reject(new RestError('answer', '', { status: 404 })))).toBeNull()
  for (const error of [new RestError('answer', '', { status: 410 }), new Error('another')])
    await expect(orNull(Promise.reject(error))).rejects.toBe(error)
})

test('only a 401 says that the session is invalid', () => {
  const errors = [
    new RestError('answer', '', { status: 401 }),
    new RestError('answer', '', { status: 403 }),
    { facts: { status: 401 } },
  ]
  expect(errors.map(isUnauthenticated)).toEqual([true, false, false])
})
