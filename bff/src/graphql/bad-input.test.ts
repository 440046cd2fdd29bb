import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { badField, badInput, checkedFirst, checkedKey, numberOf } from './bad-input.ts'
import { choiceOf, idOf, isId } from './ids.ts'

function errorOf(work: () => unknown) {
  try {
    work()
  } catch (error) {
    if (error instanceof GraphQLError) return { message: error.message, ...error.extensions }
    throw error
  }
}

test('a bad input is HTTP 400, with its reason', () => {
  expect(errorOf(() => { throw badInput('No cursor', 'CURSOR') })).toEqual({ message: 'No cursor', code: 'BAD_USER_INPUT', reason: 'CURSOR', http: { status: 400 } })
})

test('a bad field says its path, its rule and what is wrong', () => {
  expect(errorOf(() => { throw badField(['input', 'size'], 'TYPE', 'Not a size.') })).toMatchObject({
    message: 'input.size: Not a size.', errors: [{ path: ['input', 'size'], rule: 'TYPE', message: 'Not a size.' }],
  })
})

test.each(['!'.repeat(8), '~'.repeat(100), 'a-b_c/D1'])('%j is an idempotency key', (key) => {
  expect(checkedKey(key, 'idempotencyKey')).toBe(key)
})

test.each([
  ['1234567', 'MIN'],
  ['x'.repeat(101), 'MAX'],
  ['12345 78', 'TYPE'],
  ['1234567\u007f', 'TYPE'],
  ['مفتاح-الطلب', 'TYPE'],
  ['x'.repeat(100) + '\n', 'MAX'],
  ['12345678\n', 'TYPE'],
  ['\n12345678', 'TYPE'],
  [' '.repeat(8), 'TYPE'],
  [' '.repeat(100), 'TYPE'],
])('the idempotency key %j breaks %s', (key, rule) => {
  expect(errorOf(() => checkedKey(key, 'key'))).toMatchObject({
    message: 'input.key: Must be 8 to 100 visible ASCII characters.', errors: [{ path: ['input', 'key'], rule }],
  })
})

test('a page has 1 to as many items as allowed', () => {
  expect([checkedFirst(1, 50), checkedFirst(50, 50)]).toEqual([1, 50])
  expect(errorOf(() => checkedFirst(0, 50))).toMatchObject({ message: 'first: Must be 1 to 50.', errors: [{ path: ['first'], rule: 'MIN' }] })
  expect(errorOf(() => checkedFirst(51, 50))).toMatchObject({ errors: [{ path: ['first'], rule: 'MAX' }] })
})

test('an argument that must be a number is one', () => {
  expect([numberOf('0', 'after'), numberOf('9'.repeat(15), 'after')]).toEqual([0, 999_999_999_999_999])
  for (const text of ['', 'x1', '1x', '1.5', '-1', '9'.repeat(16)])
    expect(errorOf(() => numberOf(text, 'after'))).toMatchObject({ message: 'after is not an id: it must be a number.', code: 'BAD_USER_INPUT' })
})

test('an id is a positive number of at most 15 digits', () => {
  expect(['1', '10', '9'.repeat(15)].map(isId)).toEqual([true, true, true])
  expect(['', '0', '01', '-1', '1.5', 'a1', '1a', ' 1', '٣', '1'.repeat(16)].map(isId).includes(true)).toBe(false)
})

test('an impossible id is the id of nothing', () => {
  expect([idOf('7'), idOf('x'), idOf('0')]).toEqual([7, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER])
})

test('an empty choice is missing, not unknown', () => {
  expect([choiceOf(''), choiceOf('7'), choiceOf(' ')]).toEqual([0, 7, Number.MAX_SAFE_INTEGER])
})
