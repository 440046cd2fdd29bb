import { expect, test } from 'vitest'
import { ApiError } from '#src/http/api-error.ts'
import type { OrderLineQuantity, ReturnReason } from './return.schema.ts'
import {
  checkUnits,
  findReturnedUnits,
  type KeptLine,
  listKeptUnits,
  priceOfUnits,
  totalsWithout,
} from './return-units.ts'

const line = (
  id: number,
  quantity: number,
  kept: number,
  unitPrice = 1_000,
  compareAtPrice: number | null = null,
): KeptLine => ({ id, variantId: id * 10, quantity, kept, unitPrice, compareAtPrice, couponDiscount: 0 })
const units = (...named: [lineId: number, quantity: number][]): OrderLineQuantity[] =>
  named.map(([lineId, quantity]) => ({ lineId, quantity }))
const lines = [line(1, 3, 3), line(2, 2, 1), line(3, 1, 0)]

function refusalOf(work: () => unknown) {
  try {
    work()
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'VALIDATION_FAILED') return error.code
    if (error instanceof ApiError)
      return error.fields && Object.entries(error.fields).flatMap(([path, [fault]]) => [path, fault])
    throw error
  }
}

test('units of the order that were kept can be returned', () => {
  const some = units([1, 3], [2, 1])
  expect(checkUnits(some, lines)).toBe(some)
})

test.each([
  ['no units', [], ['lines', { rule: 'units' }]],
  [
    'a line named twice',
    [
      [1, 1],
      [1, 1],
    ],
    ['lines', { rule: 'units' }],
  ],
  [
    'more units than were kept',
    [
      [1, 3],
      [2, 2],
    ],
    ['lines.1.quantity', { rule: 'kept', values: { max: 1 } }],
  ],
  ['units of another order', [[9, 1]], ['lines.0.quantity', { rule: 'kept', values: { max: 0 } }]],
] as const)('%s cannot be returned', (_, named, refusal) => {
  expect(
    refusalOf(() => checkUnits(units(...named.map(([id, quantity]) => [id, quantity] as [number, number])), lines)),
  ).toEqual(refusal)
})

test('the kept units are those that did not come back', () => {
  expect(listKeptUnits(lines)).toEqual(units([1, 3], [2, 1]))
})

const delivered = { status: 'returned' as const, delivered_at: new Date(0) }
const refused = { status: 'returned' as const, delivered_at: null }
const atTheDoor = { status: 'delivery' as const, delivered_at: null }
const asked = (lineId: number, quantity: number, reason: ReturnReason = 'size') => ({ lineId, quantity, reason })
const found = (
  order: Parameters<typeof findReturnedUnits>[0],
  to: string,
  named?: OrderLineQuantity[],
  request: ReturnType<typeof asked>[] = [],
) => findReturnedUnits(order, { to, lines: named }, lines, request)

test('a branch receives everything, what was asked for, or what really came', () => {
  expect(found(delivered, 'returnedReceived')).toEqual(units([1, 3], [2, 1]))
  expect(found(delivered, 'split', undefined, [asked(1, 2)])).toEqual([asked(1, 2)])
  expect(found(delivered, 'split', units([1, 1], [2, 1]), [asked(1, 2, 'defect')])).toEqual([
    { lineId: 1, quantity: 1, reason: 'defect' },
    { lineId: 2, quantity: 1, reason: undefined },
  ])
})

test('the courier records the units that were refused at the door', () => {
  expect(found(atTheDoor, 'split', units([2, 1]))).toEqual([{ lineId: 2, quantity: 1, reason: undefined }])
})

test('a part needs its lines', () => {
  expect(refusalOf(() => found(delivered, 'split'))).toEqual(['lines', { rule: 'required' }])
  expect(refusalOf(() => found(delivered, 'split', []))).toEqual(['lines', { rule: 'units' }])
})

test('a whole is never split, a part is never received as a whole', () => {
  expect(refusalOf(() => found(delivered, 'split', units([1, 3], [2, 1])))).toBe('INVALID_TRANSITION')
  expect(refusalOf(() => found(delivered, 'returnedReceived', units([1, 3])))).toBe('INVALID_TRANSITION')
})

test('a parcel that was never delivered comes back as a whole', () => {
  expect(refusalOf(() => found(refused, 'split', units([1, 1])))).toBe('INVALID_TRANSITION')
  expect(found(refused, 'returnedReceived')).toEqual(units([1, 3], [2, 1]))
})

test('units that the order does not have are refused', () => {
  expect(refusalOf(() => found(delivered, 'split', units([2, 2])))).toEqual([
    'lines.0.quantity',
    { rule: 'kept', values: { max: 1 } },
  ])
})

test('the price of units is that of their lines', () => {
  expect(priceOfUnits(units([1, 2], [2, 1], [9, 5]), [line(1, 3, 3, 1_500), line(2, 2, 1, 700)])).toBe(3_700)
})

test('the totals without units are those of the kept units with the whole delivery fee', () => {
  const priced = [line(1, 3, 3, 1_500, 2_000), line(2, 2, 1, 700)]
  expect(totalsWithout(priced, units([1, 2]), { delivery_fee: 500, credit: 0 })).toEqual({
    subtotal: 2_700,
    discount: 500,
    couponDiscount: 0,
    tax: 332,
    total: 2_700,
  })
})

test('the parts of a coupon of successive returns add up to it', () => {
  const parts = (first: number) => {
    const before = [{ ...line(1, 3, 3), couponDiscount: 100 }]
    const after = [{ ...line(1, 3, 3 - first), couponDiscount: 100 }]
    return [priceOfUnits(units([1, first]), before), priceOfUnits(units([1, 3 - first]), after)]
  }
  expect([parts(1), parts(2)]).toEqual([
    [967, 1_933],
    [1_934, 966],
  ])
  const left = totalsWithout([{ ...line(1, 3, 3), couponDiscount: 100 }], units([1, 1]), {
    delivery_fee: 500,
    credit: 0,
  })
  expect(left).toMatchObject({ subtotal: 2_000, couponDiscount: 67, total: 2_433 })
})

test('the credit of an exchange pays before cash, and never more than the units cost', () => {
  const total = (credit: number) => totalsWithout([line(1, 3, 3, 1_500)], units([1, 1]), { delivery_fee: 0, credit })
  expect(total(2_000)).toMatchObject({ subtotal: 3_000, tax: 368, total: 1_000 })
  expect(total(4_500)).toMatchObject({ tax: 368, total: 0 })
})
