import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { expect, test } from 'vitest'
import { faultError } from '#app/lib/apollo/fault.ts'
import { textsIn } from '#app/lib/i18n/i18n.ts'
import '#app/lib/testing/in-locale.tsx'
import { errorText, refusalText } from './error-text.ts'

test.each([
  ['the message of the answer', graphError('Region is closed'), 'Region is closed'],
  ['the message inside of JSON', graphError('{"message":"Closed","error":"X"}'), 'Closed'],
  ['its error when there is no message', graphError('{"error":"Too late"}'), 'Too late'],
  [
    'our own when the JSON says nothing',
    graphError('{"status":false}'),
    "Something isn't filled in correctly. Please check it.",
  ],
  [
    'our own when the JSON is broken',
    graphError('{"message":'),
    "Something isn't filled in correctly. Please check it.",
  ],
  ['its error when its message is no text', graphError('{"message":{"a":1},"error":"Too late"}'), 'Too late'],
  ['the text when a brace comes later', graphError('Use {x}'), 'Use {x}'],
  ['a time that ran out', new DOMException('x', 'TimeoutError'), 'Request timed out'],
  ['a store that answers too late', faultError({ code: 'UPSTREAM_TIMEOUT', message: 'x' }), 'Request timed out'],
  ['something thrown that is no error', 'x', 'An unknown error occurred'],
  ['an abort', new DOMException('x', 'AbortError'), 'Request timed out'],
  [
    'anything else',
    faultError({ code: 'INTERNAL_SERVER_ERROR', message: 'TypeError: x is undefined' }),
    'An unknown error occurred',
  ],
])('the text of a failure is %s', (_what, thrown, text) => {
  expect(errorText(thrown, textsIn('en'))).toBe(text)
})

test('a refusal that carries a number has our text with it', () => {
  const refusal = { code: 'QUANTITY_REDUCED', message: 'x', available: 2 }
  expect([refusalText(refusal, textsIn('ar')), refusalText(refusal, textsIn('en'))]).toEqual([
    'فاضل قطعتين بس.',
    'Only 2 left.',
  ])
})

test('every other refusal has the text of the store, one without a text says that the data are wrong', () => {
  expect(
    refusalText({ code: 'ORDER_CHANGED', message: 'The order has changed. Reload and check it.' }, textsIn('en')),
  ).toBe('The order has changed. Reload and check it.')
  expect(refusalText({ code: 'QUANTITY_REDUCED', message: 'We do not have that many.' }, textsIn('en'))).toBe(
    'We do not have that many.',
  )
  expect(refusalText({ code: 'VALIDATION_FAILED', message: '' }, textsIn('en'))).toBe(
    "Something isn't filled in correctly. Please check it.",
  )
  expect(refusalText({ code: 'COUPON_ITEMS', message: 'Not counted: Ball (already on offer).' }, textsIn('en'))).toBe(
    'Not counted: Ball (already on offer).',
  )
  expect(refusalText({ code: 'COUPON_MINIMUM', message: 'You need EGP 400 more.' }, textsIn('en'))).toBe(
    'You need EGP 400 more.',
  )
  expect(refusalText({ code: 'VALIDATION_FAILED', message: 'Full name is required' }, textsIn('en'))).toBe(
    'Full name is required',
  )
  expect(refusalText({ code: 'NEW_RULE', message: 'Not on Fridays' }, textsIn('en'))).toBe('Not on Fridays')
})

function graphError(message: string): Error {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] })
}
