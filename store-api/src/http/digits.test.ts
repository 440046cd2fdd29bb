import { expect, test } from 'vitest'
import { foldDigits } from './digits.ts'

test('Arabic and Persian digits become 0-9 and nothing else changes', () => {
  expect(foldDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 0-9 مقاس ٤٢ ½')).toBe('0123456789 0123456789 0-9 مقاس 42 ½')
})
