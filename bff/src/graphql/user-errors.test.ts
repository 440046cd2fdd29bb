import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { RestError } from '#src/rest/rest-error.ts'
import { type FieldsAtFault, refusable, ruleOf } from './user-errors.ts'

const schema = buildSchema('enum UserErrorCode { OUT_OF_STOCK, QUANTITY_LIMIT } type Query { code: UserErrorCode }')
const refusedBy = (error: unknown, fieldsAtFault?: FieldsAtFault) =>
  refusable({ schema }, () => Promise.reject(error), fieldsAtFault)
const refusal = (facts: RestError['facts'], message = 'Sold out') =>
  new RestError('answer', message, { status: 409, code: 'OUT_OF_STOCK', ...facts })

test('a write that succeeds has no errors', async () => {
  expect(await refusable({ schema }, async () => 7)).toEqual({ done: 7, userErrors: [] })
})

test('a refusal of the store is data', async () => {
  expect(
    await refusedBy(
      refusal({ available: 2, limit: 10, minimum: 50_000, missing: 20_000, total: 60_000, retryAfter: 5 }),
    ),
  ).toEqual({
    done: null,
    userErrors: [
      {
        code: 'OUT_OF_STOCK',
        path: [],
        message: 'Sold out',
        rule: null,
        available: 2,
        max: 10,
        minimumTotal: 50_000,
        missingTotal: 20_000,
        total: 60_000,
        retryAfter: 5,
      },
    ],
  })
})

test('a refusal that names no field has the path of the input field that its code is about', async () => {
  expect((await refusedBy(refusal({}), { OUT_OF_STOCK: 'lines.quantity' })).userErrors).toMatchObject([
    { path: ['lines', 'quantity'] },
  ])
})

test('a field that is in no input leaves the path to the code', async () => {
  const refused = async (code: string) =>
    (
      await refusedBy(refusal({ code, errors: { 'lines.17': [{ rule: 'soldOut', message: 'No' }] } }), {
        'lines.*': '',
        OUT_OF_STOCK: 'quantity',
      })
    ).userErrors
  expect([await refused('OUT_OF_STOCK'), await refused('QUANTITY_LIMIT')]).toMatchObject([
    [{ path: ['quantity'], rule: 'SOLD_OUT' }],
    [{ path: [] }],
  ])
})

test('each invalid field is an error with its path, rule, bounds and message', async () => {
  const errors = {
    quantity: [
      { rule: 'maximum', message: 'Too many', max: 5 },
      { rule: 'max', message: 'x' },
    ],
    'lines.4.variantId': [{ rule: 'riddle', message: 'No', min: 3 }],
    note: [],
  }
  const { userErrors } = await refusedBy(refusal({ errors, limit: 10 }), { OUT_OF_STOCK: 'other' })
  expect(userErrors).toEqual([
    { code: 'OUT_OF_STOCK', path: ['quantity'], message: 'Too many', rule: 'MAX', max: 5 },
    { code: 'OUT_OF_STOCK', path: ['lines', '4', 'variantId'], message: 'No', rule: null, min: 3, max: 10 },
    { code: 'OUT_OF_STOCK', path: ['note'], message: 'Sold out', rule: null, max: 10 },
  ])
})

test.each([400, 499])('HTTP %i with a UserErrorCode is a refusal', async (status) => {
  expect((await refusedBy(refusal({ status }))).userErrors).toMatchObject([{ code: 'OUT_OF_STOCK' }])
})

test.each([
  ['a server error, even with a UserErrorCode', refusal({ status: 500 })],
  ['a status below 400', refusal({ status: 399 })],
  ['an error without a status', new RestError('timeout', 'late')],
  ['a code that is no UserErrorCode', refusal({ code: 'FORBIDDEN' })],
  ['a refusal without a code', refusal({ code: undefined })],
  ['an error of another kind', Object.assign(new Error('x'), { facts: { status: 409, code: 'OUT_OF_STOCK' } })],
])('%s is thrown', async (_, error) => {
  await expect(refusedBy(error)).rejects.toBe(error)
})

test.each(['minimum', 'min'])('the REST rule %s is MIN', (rule) => {
  expect(ruleOf(rule)).toBe('MIN')
})

test.each([
  ['maximum', 'MAX'],
  ['maxItems', 'MAX_ITEMS'],
  ['fileSize', 'FILE_SIZE'],
  ['fileType', 'FILE_TYPE'],
  ['soldOut', 'SOLD_OUT'],
  ['needed', 'REQUIRED'],
  ['kept', 'UNITS'],
])('the REST rule %s is %s', (rule, name) => {
  expect(ruleOf(rule)).toBe(name)
})

test.each([
  'required',
  'max',
  'type',
  'ref',
  'mobile',
  'email',
  'emob',
  'different',
  'same',
  'code',
  'date',
  'age',
  'taken',
  'wrong',
  'quantity',
  'deliverable',
  'link',
  'available',
  'unavailable',
  'price',
  'units',
  'hygiene',
])('the REST rule %s keeps its name', (rule) => {
  expect(ruleOf(rule)).toBe(rule.toUpperCase())
})

test('an unknown rule has no name', () => {
  expect([ruleOf('riddle'), ruleOf(undefined), ruleOf('')]).toEqual([null, null, null])
})
