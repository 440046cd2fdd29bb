import { buildSchema, type GraphQLOutputType } from 'graphql'
import { expect, test } from 'vitest'
import { RestError } from '#src/rest/rest-error.ts'
import { refusable, ruleOf } from './user-errors.ts'

const schema = buildSchema(`
  enum CartErrorCode { OUT_OF_STOCK, QUANTITY_LIMIT }
  type CartError { code: CartErrorCode! }
  type CartPayload { userErrors: [CartError!]! }
  type Plain { code: String }
  type PlainErrors { userErrors: [Plain!]! }
  type Textual { userErrors: [String!]! }
  type Logout { done: Boolean! }
  type Query { cart: CartPayload, plain: PlainErrors, textual: Textual, logout: Logout }
`)
const payload = (name = 'CartPayload') => ({ returnType: schema.getType(name) as GraphQLOutputType })
const refusedBy = (error: unknown, info = payload()) => refusable(info, () => Promise.reject(error))
const refusal = (facts: RestError['facts'], message = 'Sold out') => new RestError('answer', message, { status: 409, code: 'OUT_OF_STOCK', ...facts })

test('a write that succeeds has no errors', async () => {
  expect(await refusable(payload(), async () => 7)).toEqual({ done: 7, userErrors: [] })
})

test('a refusal of the store is data', async () => {
  expect(await refusedBy(refusal({ available: 2, limit: 10, retryAfter: 5 }))).toEqual({
    done: null,
    userErrors: [{ code: 'OUT_OF_STOCK', path: null, message: 'Sold out', rule: null, available: 2, limit: 10, retryAfter: 5 }],
  })
})

test('each invalid field is an error with its path, rule and message', async () => {
  const errors = { quantity: [{ rule: 'available', message: 'Only 2' }, { rule: 'max', message: 'Too many' }], 'lines.4.variantId': [{ rule: 'riddle', message: 'No' }], note: [] }
  const { userErrors } = await refusedBy(refusal({ errors, limit: 3 }))
  const common = { code: 'OUT_OF_STOCK', available: undefined, limit: 3, retryAfter: undefined }
  expect(userErrors).toEqual([
    { ...common, path: ['quantity'], message: 'Only 2', rule: 'AVAILABLE' },
    { ...common, path: ['lines', '4', 'variantId'], message: 'No', rule: null },
    { ...common, path: ['note'], message: 'Sold out', rule: null },
  ])
})

test.each([400, 499])('HTTP %i with a code of the payload is a refusal', async (status) => {
  expect((await refusedBy(refusal({ status }))).userErrors).toMatchObject([{ code: 'OUT_OF_STOCK' }])
})

test.each([
  ['a server error, even with a code of the payload', refusal({ status: 500 })],
  ['a status below 400', refusal({ status: 399 })],
  ['an error without a status', new RestError('timeout', 'late')],
  ['a code that the payload does not have', refusal({ code: 'JOB_CLOSED' })],
  ['a refusal without a code', refusal({ code: undefined })],
  ['an error of another kind', Object.assign(new Error('x'), { facts: { status: 409, code: 'OUT_OF_STOCK' } })],
])('%s is thrown', async (_, error) => {
  await expect(refusedBy(error)).rejects.toBe(error)
})

test.each(['PlainErrors', 'Textual', 'Logout', 'Boolean'])('a refusal of a write that returns %s, which has no error codes, is thrown', async (name) => {
  const error = refusal({})
  await expect(refusedBy(error, payload(name))).rejects.toBe(error)
})

test.each(['minimum', 'min'])('the REST rule %s is MIN', (rule) => {
  expect(ruleOf(rule)).toBe('MIN')
})

test.each([
  ['maximum', 'MAX'], ['maxItems', 'MAX_ITEMS'], ['fileSize', 'FILE_SIZE'], ['fileType', 'FILE_TYPE'], ['soldOut', 'SOLD_OUT'],
  ['needed', 'REQUIRED'], ['kept', 'UNITS'],
])('the REST rule %s is %s', (rule, name) => {
  expect(ruleOf(rule)).toBe(name)
})

test.each([
  'required', 'max', 'type', 'ref', 'mobile', 'email', 'emob', 'different', 'same', 'code', 'date', 'age', 'taken', 'wrong', 'quantity',
  'deliverable', 'link', 'available', 'unavailable', 'price', 'units', 'hygiene',
])('the REST rule %s keeps its name', (rule) => {
  expect(ruleOf(rule)).toBe(rule.toUpperCase())
})

test('an unknown rule has no name', () => {
  expect([ruleOf('riddle'), ruleOf(undefined), ruleOf('')]).toEqual([null, null, null])
})
