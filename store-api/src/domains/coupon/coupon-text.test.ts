import { expect, test } from 'vitest'
import { textOfProblem } from './coupon-text.ts'

test.each([
  ['ar', 4, ' وواحد كمان.'],
  ['ar', 5, ' واتنين كمان.'],
  ['ar', 6, ' و3 كمان.'],
  ['en', 4, ' and 1 more.'],
] as const)('in %s a coupon that leaves out %i items names three and ends with «%s»', (language, count, end) => {
  const excluded = Array.from({ length: count }, (_, place) => ({
    name: `Ball ${place + 1}`,
    reason: 'OFFER' as const,
  }))
  const text = textOfProblem({ problem: 'ITEMS', minimum: null, missing: null, excluded }, language)
  expect(text).toContain('Ball 3')
  expect(text).not.toContain('Ball 4')
  expect(text.endsWith(end)).toBe(true)
})
