import { expect, test } from 'vitest'
import { moneyOf } from '#app/lib/money/money.ts'
import { cartOf, lineOf } from './cart.fixture.ts'
import { withoutLine, withQuantity } from './optimistic-cart.ts'

const shirt = lineOf()
const socks = lineOf({
  id: '2',
  quantity: 1,
  unitPrice: moneyOf(18050, 'en'),
  compareAtPrice: null,
  price: moneyOf(18050, 'en'),
})

test('another quantity changes the line, the totals and the count', () => {
  const cart = withQuantity(cartOf([shirt, socks], { deliveryFee: moneyOf(6000, 'en') }), '1', 3, 'en')
  expect(cart.quantity).toBe(4)
  expect([cart.lines[0]?.price, cart.subtotal, cart.discount, cart.total].map((money) => money?.formatted)).toEqual(
    ['4,470', '5,130.50', '480', '4,710.50'].map((number) => `EGP\u00a0${number}`),
  )
})

test('the revision stays, so that the answer counts as newer', () => {
  expect(withQuantity(cartOf(), '1', 3, 'ar').revision).toBe(5)
})

test('an available quantity clears the problem of the line, a higher one does not', () => {
  const short = cartOf([lineOf({ quantity: 9, available: 2, problem: 'QUANTITY_REDUCED' })])
  expect(withQuantity(short, '1', 2, 'ar').lines[0]?.problem).toBeNull()
  expect(withQuantity(short, '1', 3, 'ar').lines[0]?.problem).toBe('QUANTITY_REDUCED')
})

test('removing a line removes its price and its changes', () => {
  const change = {
    __typename: 'CartChange',
    line: { __typename: 'CartLine', id: '1' },
    code: 'OUT_OF_STOCK',
    name: 'shirt',
    available: 0,
    priceWas: null,
    priceNow: null,
  } as const
  const others = [
    { ...change, line: { ...change.line, id: '2' } },
    { ...change, line: null },
  ]
  const cart = withoutLine(cartOf([shirt, socks], { changes: [change, ...others] }), '1', 'ar')
  expect(cart.changes).toEqual(others)
  expect([cart.quantity, cart.total.formatted, cart.discount.amount]).toEqual([1, '180.50\u00a0ج.م', '0.00'])
})

test('a coupon takes off at most what the items cost, until the server evaluates it', () => {
  const cart = cartOf([shirt, socks], { couponDiscount: moneyOf(30_000, 'en'), deliveryFee: moneyOf(6_000, 'en') })
  const { couponDiscount, total } = withoutLine(cart, '1', 'en')
  expect([couponDiscount.amount, total.amount]).toEqual(['180.50', '60.00'])
})

test('the tax keeps its share of the total', () => {
  expect(withQuantity(cartOf(), '1', 1, 'en').tax).toEqual(moneyOf(18_298, 'en'))
})

test.each([
  [1, 61_000, false],
  [2, 0, true],
  [3, 0, true],
])('with %i shirts after the coupon %i piastres are missing for free delivery', (quantity, missing, reached) => {
  const freeDelivery = {
    __typename: 'FreeDelivery',
    from: moneyOf(200_000, 'en'),
    missing: moneyOf(0, 'en'),
    reached: true,
  } as const
  const cart = withQuantity(
    cartOf([lineOf()], { freeDelivery, couponDiscount: moneyOf(10_000, 'en') }),
    '1',
    quantity,
    'en',
  )
  expect(cart.freeDelivery).toEqual({ ...freeDelivery, missing: moneyOf(missing, 'en'), reached })
})

test('an empty cart costs nothing', () => {
  expect(withoutLine(cartOf(), '1', 'en').total).toEqual(moneyOf(0, 'en'))
})
