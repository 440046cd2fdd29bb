import { expect, test } from 'vitest'
import { answerOf, withNulls, withoutLost } from './answer.ts'

const lost = (...path: (string | number)[]) => ({ message: path.join('.'), path })

test('an error of one field keeps the rest of the response', () => {
  const data = { order: { id: '1', status: null } }
  const answer = answerOf(data, [lost('order', 'status')], {}, fail)
  expect(answer).toEqual({ order: { id: '1', status: null }, failed: [['order', 'status']] })
})

test('an error of a part keeps the page, one of another root fails it', () => {
  const data = { product: { id: '1' }, branches: null }
  expect(answerOf(data, [lost('branches')], { parts: ['branches'] }, fail)).toMatchObject({ failed: [['branches']] })
  expect(() => answerOf(data, [lost('branches')], {}, fail)).toThrow('branches')
})

test('a nested error that nulls the subject is a fault, not a 404', () => {
  const bubbled = lost('product', 'price', 'amount')
  expect(() => answerOf({ product: null }, [bubbled], { subject: 'product' }, fail)).toThrow('product.price.amount')
  expect(() =>
    answerOf({ viewer: { ticket: null } }, [lost('viewer', 'ticket')], { subject: 'viewer.ticket' }, fail),
  ).toThrow('viewer.ticket')
  const below = lost('viewer', 'ticket', 'messages', 0, 'text')
  expect(() => answerOf({ viewer: { ticket: null } }, [below], { subject: 'viewer.ticket' }, fail)).toThrow(
    'viewer.ticket.messages.0.text',
  )
  expect(() =>
    answerOf({ viewer: null }, [lost('viewer')], { subject: 'viewer.ticket', parts: ['viewer'] }, fail),
  ).toThrow('viewer')
})

test('only a null subject without an error is a 404; for guests nothing is concluded', () => {
  expect(() => answerOf({ product: null }, [], { subject: 'product' }, fail)).toThrow('NOT_FOUND')
  expect(() => answerOf({ viewer: { ticket: null } }, [], { subject: 'viewer.ticket' }, fail)).toThrow('NOT_FOUND')
  expect(answerOf({ viewer: null }, [], { subject: 'viewer.ticket' }, fail)).toEqual({ viewer: null })
  const found = { viewer: { ticket: { id: '1' } } }
  expect(answerOf(found, [], { subject: ['viewer', 'viewer.ticket'] }, fail)).toBe(found)
})

test('an error of another field of the same parent keeps the subject', () => {
  const data = { viewer: { ticket: { id: '1' }, tickets: null } }
  expect(answerOf(data, [lost('viewer', 'tickets')], { subject: 'viewer.ticket' }, fail)).toEqual({
    ...data,
    failed: [['viewer', 'tickets']],
  })
})

test.each([
  ['that is there', ['product', 'id']],
  ['below a text', ['product', 'id', 'length']],
])('an error of a field %s loses nothing', (_, path) => {
  const data = { product: { id: '1' } }
  expect(answerOf(data, [lost(...path)], {}, fail)).toBe(data)
  expect(withNulls(data, [path])).toEqual(data)
})

test('without errors the data is not copied', () => {
  const data = { product: null }
  expect([withoutLost(data, []), withNulls(data, [])].every((copy) => copy === data)).toBe(true)
})

test('a response without data, or with an error without a path, fails', () => {
  expect(() => answerOf(null, [{ message: 'no data' }], {}, fail)).toThrow('no data')
  expect(() => answerOf(null, [], {}, fail)).toThrow('undefined')
  expect(() => answerOf({ cart: {} }, [{ message: 'no path' }], {}, fail)).toThrow('no path')
})

test('removes and restores the nulls of errors, and keeps others', () => {
  const data = { product: { club: null, related: null, variants: [{ availability: [1] }, { availability: null }] } }
  const paths = [
    ['product', 'related', 0, 'name'],
    ['product', 'variants', 1, 'availability'],
  ]
  const without = withoutLost(data, paths)
  expect(without).toEqual({ product: { club: null, variants: [{ availability: [1] }, {}] } })
  expect(Object.keys(without.product)).toEqual(['club', 'variants'])
  expect(withNulls(without, paths)).toEqual(data)
})

function fail({ message, extensions }: { message?: string; extensions?: Record<string, unknown> }): never {
  throw new Error(message ?? String(extensions?.code))
}
