import { expect, test } from 'vitest'
import { answerOf } from './answer.ts'

const lost = (...path: (string | number)[]) => ({ message: path.join('.'), path })

test('an error of one field keeps the rest of the response', () => {
  const data = { order: { id: '1', status: null } }
  const answer = answerOf(data, [lost('order', 'status')], {})
  expect(answer).toEqual({ order: { id: '1', status: null }, failed: [['order', 'status']] })
})

test('an error of a part keeps the page, one of another root fails it', () => {
  const data = { product: { id: '1' }, branches: null }
  expect(answerOf(data, [lost('branches')], { parts: ['branches'] })).toMatchObject({ failed: [['branches']] })
  expect(() => answerOf(data, [lost('branches')], {})).toThrow('branches')
})

test('a nested error that nulls the subject is a fault, not a 404', () => {
  const bubbled = lost('product', 'price', 'amount')
  expect(() => answerOf({ product: null }, [bubbled], { subject: 'product' })).toThrow('product.price.amount')
  expect(() =>
    answerOf({ viewer: { ticket: null } }, [lost('viewer', 'ticket')], { subject: 'viewer.ticket' }),
  ).toThrow('viewer.ticket')
  const below = lost('viewer', 'ticket', 'messages', 0, 'text')
  expect(() => answerOf({ viewer: { ticket: null } }, [below], { subject: 'viewer.ticket' })).toThrow(
    'viewer.ticket.messages.0.text',
  )
  expect(() => answerOf({ viewer: null }, [lost('viewer')], { subject: 'viewer.ticket', parts: ['viewer'] })).toThrow(
    'viewer',
  )
})

test('only a null subject without an error is a 404; for guests nothing is concluded', () => {
  expect(() => answerOf({ product: null }, [], { subject: 'product' })).toThrow('NOT_FOUND')
  expect(() => answerOf({ viewer: { ticket: null } }, [], { subject: 'viewer.ticket' })).toThrow('NOT_FOUND')
  expect(answerOf({ viewer: null }, [], { subject: 'viewer.ticket' })).toEqual({ viewer: null })
  const found = { viewer: { ticket: { id: '1' } } }
  expect(answerOf(found, [], { subject: ['viewer', 'viewer.ticket'] })).toBe(found)
})

test('an error of another field of the same parent keeps the subject', () => {
  const data = { viewer: { ticket: { id: '1' }, tickets: null } }
  expect(answerOf(data, [lost('viewer', 'tickets')], { subject: 'viewer.ticket' })).toEqual({
    ...data,
    failed: [['viewer', 'tickets']],
  })
})

test.each([
  ['that is there', ['product', 'id']],
  ['below a text', ['product', 'id', 'length']],
])('an error of a field %s loses nothing', (_, path) => {
  const data = { product: { id: '1' } }
  expect(answerOf(data, [lost(...path)], {})).toBe(data)
})

test('a response without data, or with an error without a path, fails', () => {
  expect(() => answerOf(null, [{ message: 'no data' }], {})).toThrow('no data')
  expect(() => answerOf(null)).toThrow('INTERNAL_SERVER_ERROR')
  expect(() => answerOf({ cart: {} }, [{ message: 'no path' }], {})).toThrow('no path')
})
