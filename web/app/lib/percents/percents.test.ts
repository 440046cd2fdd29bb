import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentsOf } from './percents.ts'

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [5, 22, 13],
    [13, 55, 32],
  ],
  [
    [1, 7, 2],
    [10, 70, 20],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
])('the shares of %j are %j percent', (counts, percents) => {
  expect(percentsOf(counts)).toEqual(percents)
})

test('the percentages of any counts add up to 100, each within one of its share', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 7 }), (counts) => {
      const total = counts.reduce((sum, count) => sum + count, 0)
      fc.pre(total > 0)
      const percents = percentsOf(counts)
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
      expect(percents.every((percent, index) => Math.abs(percent - ((counts[index] ?? 0) * 100) / total) < 1)).toBe(
        true,
      )
    }),
    { seed: 20_261_123 },
  )
})
