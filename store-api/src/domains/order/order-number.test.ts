import { expect, test } from 'vitest'
import { drawOrderNumber, readOrderNumber } from './order-number.ts'

test('order numbers are not consecutive', () => {
  const numbers = Array.from({ length: 200 }, () => Number(drawOrderNumber(0).slice(3)))
  const neighbours = numbers.filter((number, index) => index > 0 && Math.abs(number - (numbers[index - 1] ?? 0)) <= 1)
  expect(neighbours).toEqual([])
  expect(new Set(numbers).size).toBeGreaterThan(195)
})

test('a number gets longer with each taken draw', () => {
  expect([0, 1, 5, 50].map((attempt) => drawOrderNumber(attempt).length)).toEqual([10, 11, 15, 15])
})

test.each(['MD-482135', 'md-482135', ' #MD 482135', '482135', 'MD482135', '٤٨٢١٣٥', 'md-٤٨٢١٣٥'])(
  '%j is read as a number',
  (given) => {
    expect(readOrderNumber(given)).toBe('MD-482135')
  },
)

test.each(['', 'MD-', 'MD-12345', 'XX-482135', '482135x', '1'.repeat(13), "482135' or 1=1", '\u0000'])(
  '%j is not a number',
  (given) => {
    expect(readOrderNumber(given)).toBeNull()
  },
)
