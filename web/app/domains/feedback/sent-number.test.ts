import { expect, test } from 'vitest'
import { sentNumber, sentPath } from './sent-view.tsx'

test('an address contains the number and keeps its other parameters', () => {
  const path = sentPath(new URL('http://shop/client/order/7/complaint?token=a.b&sent=C-11111'), 'C-48213')
  expect(path).toBe('/client/order/7/complaint?token=a.b&sent=C-48213')
  expect(sentNumber(new URL(path, 'http://shop').searchParams)).toBe('C-48213')
})

test.each(['', 'T-48213', 'C-1', 'you have won C-48213', 'C-48213<b>'])('"%s" is no number', (text) => {
  expect(sentNumber(new URLSearchParams({ sent: text }))).toBeNull()
})
