import { expect, test } from 'vitest'
import { table } from './table.ts'

test('escapes control characters of a cell and isolates Arabic', () => {
  expect(table(['NAME', 'N'], [['منى\n\u001b[1A\u202e', 1]])).toBe(
    `${'NAME'.padEnd(19)}  N\n\u2068منى \\u001b[1A\\u202e\u2069  1`,
  )
})
