import { expect, test } from 'vitest'
import { bySpan } from './ranked-by-week.tsx'

const now = Date.parse('2026-11-21T10:00:00Z')
const came = (days: number) => ({ publishedAt: new Date(now - days * 86_400_000).toISOString() })
const times = (count: number, days: number) => Array.from({ length: count }, () => days)
const lengths = (days: number[]) => bySpan(days.map(came), now).map(({ span, products }) => [span, products.length])

test('products are grouped by 7 days, 30 days and earlier, in the order of the list', () => {
  expect(lengths([...times(12, 6.9), ...times(24, 29), ...times(3, 400)])).toEqual([
    ['week', 12],
    ['month', 24],
    ['earlier', 3],
  ])
})

test('what does not fill the rows of a group moves to the next one', () => {
  expect(lengths([...times(3, 2), ...times(20, 20), 40])).toEqual([
    ['month', 12],
    ['earlier', 12],
  ])
  expect(lengths([...times(15, 2), ...times(9, 7)])).toEqual([
    ['week', 12],
    ['month', 12],
  ])
})

test('the end of the list stays in its group, empty groups are left out, and products without a date come last', () => {
  expect(lengths([3])).toEqual([['week', 1]])
  expect(bySpan([{}], now)).toEqual([{ span: 'earlier', products: [{}] }])
  expect(bySpan([], now)).toEqual([])
})
