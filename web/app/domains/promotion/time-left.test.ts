import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const END = Date.UTC(2026, 10, 30, 22)
const before = (ms: number) => Object.values(timeLeft(END, END - ms))

test('what is left is counted down to days, hours, minutes and seconds', () => {
  expect(before(86_400_000 * 2 + 3_600_000 * 14 + 60_000 * 36 + 9_000)).toEqual([2, 14, 36, 9])
  expect(before(86_400_000)).toEqual([1, 0, 0, 0])
  expect(before(86_399_000)).toEqual([0, 23, 59, 59])
})

test('a second that has begun counts as a whole one, so that zero means over', () => {
  expect(before(1)).toEqual([0, 0, 0, 1])
  expect(before(1001)).toEqual([0, 0, 0, 2])
  expect(before(0)).toEqual([0, 0, 0, 0])
})

test('after the end nothing is left', () => {
  expect(before(-5_000)).toEqual([0, 0, 0, 0])
})
