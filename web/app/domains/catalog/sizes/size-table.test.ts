import { expect, test } from 'vitest'
import { headOf, inUnit, isMeasure } from './size-table.tsx'

test('centimetres become inches, one by one and as a span', () => {
  expect(['26.5', '88–94', '88 - 94', '100'].map((value) => inUnit(value, 'inch'))).toEqual(['10.4', '34.6–37', '34.6 - 37', '39.4'])
  expect(inUnit('88–94', 'cm')).toBe('88–94')
})

test('what is in centimetres says so; sizes of countries do not', () => {
  const labels = ['أوروبي', 'EU', 'رقم الجوانتي', 'الصدر (سم)', 'Chest (cm)', 'سم', 'CM']
  expect(labels.map((label) => isMeasure({ label }))).toEqual([false, false, false, true, true, true, true])
})

test.each([
  ['الصدر (سم)', 'الصدر (بوصة)'],
  ['سم', 'بوصة'],
  ['أوروبي', 'أوروبي'],
])('%s shown in inches is %s', (label, head) => {
  expect(headOf({ label }, 'بوصة')).toBe(head)
})
