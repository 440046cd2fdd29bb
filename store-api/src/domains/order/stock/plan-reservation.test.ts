import { expect, test } from 'vitest'
import { bundle, variant, variantsOf } from '#src/domains/cart/variants.fixture.ts'
import type { CheckoutLine } from '#src/domains/order/order-lines.ts'
import { ApiError } from '#src/http/api-error.ts'
import { planReservation } from './reserve-stock.ts'
import type { Reserved, StockLevel } from './stock.queries.ts'

const [CAIRO, GIZA] = [1, 2]
const level = (variantId: number, branchId: number, free: number, stateId = CAIRO): StockLevel => ({
  variantId,
  branchId,
  stateId,
  free,
})
const line = (id: number, variantId: number, quantity: number, more: Partial<CheckoutLine> = {}): CheckoutLine => ({
  id,
  variantId,
  parts: [],
  quantity,
  seenPrice: 1_000,
  ...more,
})
/** The stock of the variants themselves, read before the lock, is 0: only the locked levels count. */
const variants = variantsOf(
  variant(1),
  variant(2),
  variant(3, { sellable: false }),
  bundle(9, [
    [10, 1],
    [20, 2],
  ]),
)
const plan = (lines: CheckoutLine[], levels: StockLevel[], held: Reserved[] = []) =>
  planReservation(lines, variants, { levels, stateId: CAIRO, pickupBranchId: null, held })

function refusalOf(...given: Parameters<typeof plan>) {
  try {
    plan(...given)
  } catch (error) {
    if (error instanceof ApiError) return { code: error.code, fields: error.fields, ...error.extras }
    throw error
  }
}

test('reserves the units of each line in the chosen branch', () => {
  expect(plan([line(5, 1, 2), line(6, 2, 1)], [level(1, 1, 4), level(2, 1, 4)])).toEqual({
    taken: [
      { line: 0, variantId: 1, branchId: 1, quantity: 2 },
      { line: 1, variantId: 2, branchId: 1, quantity: 1 },
    ],
    changes: [
      { variantId: 1, branchId: 1, onHand: 0, reserved: 2 },
      { variantId: 2, branchId: 1, onHand: 0, reserved: 1 },
    ],
  })
})

test('two lines of a variant change its stock level once', () => {
  const { taken, changes } = plan([line(5, 1, 2), line(6, 1, 1)], [level(1, 1, 3)])
  expect(taken.map(({ line: index, quantity }) => [index, quantity])).toEqual([
    [0, 2],
    [1, 1],
  ])
  expect(changes).toEqual([{ variantId: 1, branchId: 1, onHand: 0, reserved: 3 }])
})

test('a bundle reserves its parts', () => {
  const { changes } = plan([line(5, 9, 2, { parts: [1, 2] })], [level(1, 1, 2), level(2, 1, 4)])
  expect(changes.map(({ variantId, reserved }) => [variantId, reserved])).toEqual([
    [1, 2],
    [2, 4],
  ])
})

test('what the order holds is free for it, in its branch alone', () => {
  const held = [{ variantId: 1, branchId: 2, quantity: 3 }]
  const { taken, changes } = plan([line(5, 1, 3)], [level(1, 1, 2), level(1, 2, 0), level(2, 2, 9)], held)
  expect(taken).toEqual([{ line: 0, variantId: 1, branchId: 2, quantity: 3 }])
  expect(changes).toEqual([])
  expect(refusalOf([line(5, 2, 3)], [level(1, 2, 0), level(2, 2, 1)], held)).toMatchObject({
    code: 'QUANTITY_REDUCED',
    available: 1,
  })
})

test('an edit changes a stock level by the difference, and releases what it no longer needs', () => {
  const held = [
    { variantId: 1, branchId: 1, quantity: 3 },
    { variantId: 2, branchId: 1, quantity: 2 },
  ]
  expect(plan([line(5, 1, 4)], [level(1, 1, 1), level(2, 1, 0)], held).changes).toEqual([
    { variantId: 1, branchId: 1, onHand: 0, reserved: 1 },
    { variantId: 2, branchId: 1, onHand: 0, reserved: -2 },
  ])
})

test('an edit that moves to another branch releases the first', () => {
  const { changes } = plan(
    [line(5, 1, 4)],
    [level(1, 1, 4), level(1, 2, 0, GIZA)],
    [{ variantId: 1, branchId: 2, quantity: 1 }],
  )
  expect(changes).toEqual([
    { variantId: 1, branchId: 1, onHand: 0, reserved: 4 },
    { variantId: 1, branchId: 2, onHand: 0, reserved: -1 },
  ])
})

test('the first line that cannot be bought is refused', () => {
  const levels = [level(1, 1, 9), level(3, 1, 9)]
  expect(refusalOf([line(5, 1, 1), line(6, 3, 1), line(7, 8, 1)], levels)).toEqual({
    code: 'VARIANT_UNAVAILABLE',
    fields: { 'lines.6': [{ rule: 'unavailable' }] },
  })
})

test('all lines with another price than the customer saw are refused', () => {
  const lines = [line(5, 1, 1, { seenPrice: 999 }), line(6, 1, 1), line(7, 1, 1, { seenPrice: 1_001 })]
  expect(refusalOf(lines, [level(1, 1, 9)])).toEqual({
    code: 'PRICE_CHANGED',
    fields: { 'lines.5': [{ rule: 'price' }], 'lines.7': [{ rule: 'price' }] },
  })
})

test.each([
  [0, 'OUT_OF_STOCK', 'soldOut'],
  [1, 'QUANTITY_REDUCED', 'available'],
  [2, 'QUANTITY_REDUCED', 'available'],
])('3 units of a variant with %i free ones are refused as %s', (available, code, rule) => {
  const levels = [level(1, 1, available), level(2, 1, 9)]
  expect(refusalOf([line(4, 2, 1), line(5, 1, 3)], levels)).toEqual({
    code,
    available,
    fields: { 'lines.5': [{ rule, values: { available } }] },
  })
})

test('a bundle is sold out with the stock of its parts', () => {
  expect(refusalOf([line(5, 9, 1, { parts: [1, 2] })], [level(1, 1, 5), level(2, 1, 1)])).toMatchObject({
    code: 'OUT_OF_STOCK',
  })
})
