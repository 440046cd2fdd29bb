import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test('escapes what commands a terminal or reorders a line, and keeps text in both languages', () => {
  expect(printable('a\u001b[2J\r\u009b1m\u007f\u202eb\u2066c\u200b')).toBe(
    String.raw`a\u001b[2J\u000d\u009b1m\u007f\u202eb\u2066c\u200b`,
  )
  const harmless = 'طقم الأهلي\u200c ⚽👨‍👩‍👧 – Kit\n\t\u2068مقاس\u2069 42'
  expect(printable(harmless)).toBe(harmless)
})
