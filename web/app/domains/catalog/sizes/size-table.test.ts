import { expect, test } from 'vitest'
import { isMeasure } from './size-advice.ts'
import { headOf, inUnit } from './size-table.tsx'

test('single measures and ranges convert from centimetres to inches', () => {
  expect(['26.5', '88–94', '88 - 94', '100'].map((value) => inUnit(value, 'inch'))).toEqual([
    '10.4',
    '34.6–37',
    '34.6 - 37',
    '39.4',
  ])
  expect(inUnit('88–94', 'cm')).toBe('88–94')
})

test('columns in centimetres are recognised, country sizes are not', () => {
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
