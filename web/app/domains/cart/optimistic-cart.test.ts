import { expect, test } from 'vitest'
import { ShopCache } from '#app/lib/apollo/browser-cache.ts'
import { moneyOf } from '#app/lib/money/money.ts'
import { cartOf, lineOf } from './cart.fixture.ts'
import { readShownCart, showPendingQuantity, withoutLine, withQuantity } from './optimistic-cart.ts'
import { CartShownDocument } from './__generated__/cart-writes.ts'

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

test('the totals count of each line only what can be ordered', () => {
  const short = lineOf({ quantity: 3, available: 1, problem: 'QUANTITY_REDUCED' })
  const gone = lineOf({ id: '3', available: 0, problem: 'OUT_OF_STOCK' })
  const cart = withQuantity(cartOf([short, gone, socks]), '2', 2, 'en')
  expect([cart.quantity, cart.subtotal, cart.discount, cart.total]).toEqual([
    7,
    moneyOf(165_000 + 36_100, 'en'),
    moneyOf(16_000, 'en'),
    moneyOf(149_000 + 36_100, 'en'),
  ])
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

test('pending quantities are shown together, and each is undone alone', () => {
  const cache = new ShopCache()
  cache.writeQuery({ query: CartShownDocument, data: { cart: cartOf([shirt, socks]) } })
  const quantities = () => readShownCart(cache)?.lines.map(({ quantity }) => quantity)
  const undoShirt = showPendingQuantity(cache, '1', 5, 'en')
  const undoSocks = showPendingQuantity(cache, '2', 4, 'en')
  expect([quantities(), readShownCart(cache)?.quantity]).toEqual([[5, 4], 9])
  undoShirt()
  expect(quantities()).toEqual([2, 4])
  undoSocks()
  expect(quantities()).toEqual([2, 1])
})

test('a cart that the cache does not hold has no pending quantity', () => {
  const cache = new ShopCache()
  showPendingQuantity(cache, '1', 5, 'en')
  expect(readShownCart(cache)).toBeNull()
})

test('another quantity solves no other problem of a line, and changes no other line', () => {
  const cart = withQuantity(cartOf([lineOf(), socks]), '1', 3, 'en')
  expect([cart.lines[0]?.problem, cart.lines[1]]).toEqual([null, socks])
  const gone = cartOf([lineOf({ quantity: 2, available: 1, problem: 'OUT_OF_STOCK' })])
  expect(withQuantity(gone, '1', 1, 'en').lines[0]?.problem).toBe('OUT_OF_STOCK')
})

test('a cart whose total was nothing has no tax to share', () => {
  const free = cartOf([shirt], { total: moneyOf(0, 'en'), tax: moneyOf(0, 'en') })
  expect(withQuantity(free, '1', 1, 'en').tax).toEqual(moneyOf(0, 'en'))
})
