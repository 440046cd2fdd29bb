import { expect, test } from 'vitest'
import { createTextCache } from './documents.ts'

test('the document cache evicts the oldest of many short texts', () => {
  const kept = createTextCache<object>()
  for (let n = 0; n < 501; n += 1) kept.set(`key ${n}`, { n }, '{ brands { id } }')
  expect([kept.get('key 0'), kept.get('key 500')]).toEqual([undefined, { n: 500 }])
})

test('of long texts fewer are kept', () => {
  const kept = createTextCache<object>()
  for (let n = 0; n < 10; n += 1) kept.set(`key ${n}`, { n }, 'x'.repeat(90_000))
  expect([5, 6, 9].map((n) => kept.get(`key ${n}`))).toEqual([undefined, { n: 6 }, { n: 9 }])
})
