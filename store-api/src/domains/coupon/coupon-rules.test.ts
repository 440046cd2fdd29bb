import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Coupon,
  discountOf,
  discountOfUnits,
  foldCode,
  isOver,
  keepDiscounts,
  problemOf,
  splitDiscount,
} from './coupon-rules.ts'

test.each([
  [' ahlan10 ', 'AHLAN10'],
  ['مدرج', null],
  ['madrag ١٠٠', 'MADRAG100'],
  ['AB', null],
  ['a-b-۷', 'A-B-7'],
  ['X'.repeat(21), null],
  ['DROP;', null],
])('a typed code %j is read as %j', (typed, code) => {
  expect(foldCode(typed)).toBe(code)
})

test('a coupon counts from the moment it starts until the moment it ends', () => {
  const [start, end] = [new Date('2026-11-22T10:00:00Z'), new Date('2026-11-30T22:00:00Z')]
  const coupon: Coupon = {
    id: 1,
    code: 'TEN',
    benefit: 'percent',
    percent: 10,
    amount: null,
    maximum: null,
    minimum: null,
    startsAt: start,
    endsAt: end,
    uses: null,
    usesPerCustomer: null,
    onOffers: false,
    stoppedAt: null,
  }
  const shift = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
  const problems = [shift(start, -1), start, shift(end, -1), end].map((now) =>
    problemOf(coupon, 100, { all: 0, byCustomer: 0, unproven: 0 }, now),
  )
  expect(problems).toEqual(['STOPPED', null, null, 'EXPIRED'])
  expect([isOver(coupon, shift(end, -1)), isOver(coupon, end)]).toEqual([false, true])
})

test('a percentage is rounded down and bounded, an amount is at most the sum', () => {
  const percent = { percent: 15, amount: null, maximum: null }
  expect([discountOf(percent, 999), discountOf({ ...percent, maximum: 100 }, 999)]).toEqual([149, 100])
  const amount = { percent: null, amount: 10_000, maximum: null }
  expect([discountOf(amount, 30_000), discountOf(amount, 4_000)]).toEqual([10_000, 4_000])
  expect(discountOf({ percent: null, amount: null, maximum: null }, 4_000)).toBe(0)
})

test('the largest remainder gets the missing piastre, of equal ones the first line', () => {
  expect(splitDiscount(100, [100, 100, 100])).toEqual([34, 33, 33])
  expect(splitDiscount(10, [99, 1])).toEqual([10, 0])
  expect(splitDiscount(0, [0, 0])).toEqual([0, 0])
})

const price = fc.integer({ min: 0, max: 2_000_000_000 })

test('the parts of lines add up to the discount, and none exceeds its line', () => {
  fc.assert(
    fc.property(
      fc.array(price, { minLength: 1, maxLength: 50 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (prices, share) => {
        const discount = Math.floor(prices.reduce((sum, each) => sum + each, 0) * share)
        const parts = splitDiscount(discount, prices)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(discount)
        expect(parts.every((part, index) => part >= 0 && part <= (prices[index] ?? 0))).toBe(true)
      },
    ),
    { seed: 20_261_123 },
  )
})

test('a coupon that is over gives lines no more than they had, in all as much as it can, and an amount that moved comes back', () => {
  expect(keepDiscounts([105_000], [17_500])).toEqual([17_500])
  expect(keepDiscounts([10, 90], [50, 50])).toEqual([50, 50])
  expect(keepDiscounts([20, 20], [50, 0])).toEqual([40, 0])
  fc.assert(
    fc.property(fc.array(fc.tuple(price, price), { minLength: 1, maxLength: 50 }), (lines) => {
      const [fresh, had] = [lines.map(([part]) => part), lines.map(([, part]) => part)]
      const kept = keepDiscounts(fresh, had)
      const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0)
      expect(sum(kept)).toBe(Math.min(sum(fresh), sum(had)))
      expect(kept.every((part, index) => part >= 0 && part <= (had[index] ?? 0))).toBe(true)
    }),
    { seed: 20_261_123 },
  )
})

test('the parts of units add up to the discount of their line, however they come back', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 10 }),
      price,
      (returns, discount) => {
        const quantity = returns.reduce((sum, units) => sum + units, 0)
        let gone = 0
        let sum = 0
        for (const units of returns) {
          sum += discountOfUnits({ discount, quantity }, gone, units)
          gone += units
        }
        expect(sum).toBe(discount)
      },
    ),
    { seed: 20_261_123 },
  )
})
