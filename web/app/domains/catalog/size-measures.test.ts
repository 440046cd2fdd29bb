import { expect, test } from 'vitest'
import { headOf, inUnit, isMeasure } from './size-measures.ts'

test('centimetres become inches, one by one and as a span', () => {
  expect(['26.5', '88–94', '88 - 94', '100'].map((value) => inUnit(value, 'inch'))).toEqual(['10.4', '34.6–37', '34.6 - 37', '39.4'])
  expect(inUnit('88–94', 'cm')).toBe('88–94')
})

test('the sizes of countries and ages are no measures', () => {
  expect(['eu', 'uk', 'us', 'age', 'cm', 'chest', 'height', undefined].map(isMeasure)).toEqual([false, false, false, false, true, true, true, false])
})

test.each([
  ['chest', 'الصدر', 'الصدر (سم)'],
  ['chest', 'الصدر (سم)', 'الصدر (سم)'],
  ['cm', 'سم', 'سم'],
  ['eu', 'أوروبي', 'أوروبي'],
])('the head of %s, labelled %s, says its unit once', (key, label, head) => {
  expect(headOf({ key, label }, 'سم')).toBe(head)
})
