import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { badField, badInput, requirePageSize, requireIdempotencyKey, numberOf } from './bad-input.ts'
import { idOf, idOrZero, numberIn, numberOrSlug } from './ids.ts'

function errorOf(work: () => unknown) {
  try {
    work()
  } catch (error) {
    if (error instanceof GraphQLError) return { message: error.message, ...error.extensions }
    throw error
  }
}

const NO_CURSOR = { ar: 'مفيش cursor', en: 'No cursor' }
const NO_SIZE = { ar: 'مش مقاس.', en: 'Not a size.' }

test('a bad input is HTTP 400, with its reason', () => {
  expect(
    errorOf(() => {
      throw badInput(NO_CURSOR, 'CURSOR')
    }),
  ).toEqual({ message: 'No cursor', code: 'BAD_USER_INPUT', reason: 'CURSOR', texts: NO_CURSOR, http: { status: 400 } })
})

test('a bad field says its path, its rule and what is wrong', () => {
  expect(
    errorOf(() => {
      throw badField(['input', 'size'], 'TYPE', NO_SIZE)
    }),
  ).toMatchObject({
    message: 'input.size: Not a size.',
    errors: [{ path: ['input', 'size'], rule: 'TYPE', message: NO_SIZE }],
    texts: { ar: 'input.size: مش مقاس.', en: 'input.size: Not a size.' },
  })
})

test.each(['!'.repeat(8), '~'.repeat(100), 'a-b_c/D1'])('%j is an idempotency key', (key) => {
  expect(requireIdempotencyKey(key, 'idempotencyKey')).toBe(key)
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
  expect(errorOf(() => requireIdempotencyKey(key, 'key'))).toMatchObject({
    message: 'input.key: Must be 8 to 100 visible ASCII characters.',
    errors: [{ path: ['input', 'key'], rule }],
  })
})

test('a page has 1 to as many items as allowed', () => {
  expect([requirePageSize(1, 50), requirePageSize(50, 50)]).toEqual([1, 50])
  expect(errorOf(() => requirePageSize(0, 50))).toMatchObject({
    message: 'first: Must be 1 to 50.',
    errors: [{ path: ['first'], rule: 'MIN' }],
  })
  expect(errorOf(() => requirePageSize(51, 50))).toMatchObject({ errors: [{ path: ['first'], rule: 'MAX' }] })
})

test('an argument that must be an id is one of its type', () => {
  expect([numberOf('Order', 'Order_7', 'id'), numberOf('Order', '7', 'id')]).toEqual([7, 7])
  for (const text of ['', 'x1', '0', '-1', 'State_7'])
    expect(errorOf(() => numberOf('Order', text, 'id'))).toMatchObject({
      message: 'id: Must be the id of a Order.',
      code: 'BAD_USER_INPUT',
    })
})

test('an id is its type and a positive number of at most 15 digits, or the number alone', () => {
  expect(['Order_1', '10', `Order_${'9'.repeat(15)}`].map((id) => numberIn('Order', id))).toEqual([
    1, 10, 999_999_999_999_999,
  ])
  const bad = [
    '',
    '0',
    '01',
    '-1',
    '1.5',
    'a1',
    '1a',
    ' 1',
    '٣',
    '1'.repeat(16),
    'Order_',
    'Order_01',
    'Orders_1',
    'Order_1_1',
    'order_1',
  ]
  expect(bad.filter((id) => numberIn('Order', id) !== null)).toEqual([])
})

test('an impossible id is the id of nothing', () => {
  expect([idOf('Order', 'Order_7'), idOf('Order', 'x'), idOf('Order', 'State_7')]).toEqual([
    7,
    Number.MAX_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER,
  ])
})

test('an empty choice is missing, not unknown', () => {
  expect([idOrZero('City', ''), idOrZero('City', 'City_7'), idOrZero('City', ' ')]).toEqual([
    0,
    7,
    Number.MAX_SAFE_INTEGER,
  ])
})

test('an address of the store API takes the number of an id, or a slug', () => {
  expect([
    numberOrSlug('Club', 'Club_7'),
    numberOrSlug('Club', '7'),
    numberOrSlug('Club', 'al-ahly'),
    numberOrSlug('Club', 'Brand_7'),
  ]).toEqual(['7', '7', 'al-ahly', 'Brand_7'])
})
