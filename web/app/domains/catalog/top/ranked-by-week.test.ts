import { expect, test } from 'vitest'
import { bySpan } from './ranked-by-week.tsx'

const now = Date.parse('2026-11-21T10:00:00Z')
const came = (days: number) => ({ publishedAt: new Date(now - days * 86_400_000).toISOString() })
const lengths = (days: number[]) => bySpan(days.map(came), now).map(({ span, products }) => [span, products.length])

test('products are grouped by 7 days, 30 days and earlier, in the order of the list', () => {
  expect(lengths([0, 6.9, 7, 29, 30, 400])).toEqual([
    ['week', 2],
    ['month', 2],
    ['earlier', 2],
  ])
})

test('empty groups are left out, and products without a date count as earlier', () => {
  expect(lengths([3])).toEqual([['week', 1]])
  expect(bySpan([{}], now)).toEqual([{ span: 'earlier', products: [{}] }])
  expect(bySpan([], now)).toEqual([])
})
