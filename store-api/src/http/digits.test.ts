import { expect, test } from 'vitest'
import { foldDigits } from './text.ts'

test('converts Arabic and Persian digits to 0-9 and leaves the rest unchanged', () => {
  expect(foldDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 0-9 مقاس ٤٢ ½')).toBe('0123456789 0123456789 0-9 مقاس 42 ½')
})
