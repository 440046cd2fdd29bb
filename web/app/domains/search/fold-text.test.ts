import { expect, test } from 'vitest'
import { findFolded, foldText } from './fold-text.ts'

test.for([
  ['الأَهْلِي', 'الاهلي'],
  ['الأهلى', 'الاهلي'],
  ['الأهـــلي ', 'الاهلي'],
  ['كورة', 'كوره'],
  ['Nike', 'nike'],
  ['İstanbul', 'İstanbul'],
])('%s is compared as %s', ([text = '', folded = '']) => {
  expect(foldText(text)).toBe(folded)
})

test.for([
  ['تيشيرت الأهلي', 'اهل', 'أهل'],
  ['تيشيرت الأهلي', 'الاهلى', 'الأهلي'],
  ['الأَهْلِي', 'اهل', 'أَهْلِ'],
  ['Real Madrid', 'mad', 'Mad'],
  ['أتلتيكو مدريد', 'مدريد', 'مدريد'],
  ['al ahly', 'a', 'a'],
])('in %s, %s stands as %s', ([text = '', typed = '', found = '']) => {
  const place = findFolded(text, typed)
  expect(place && text.slice(place.from, place.to)).toBe(found)
})

test.for(['', '  ', 'زمالك', '\u064b'])('%j stands nowhere in a text without it', (typed) => {
  expect(findFolded('الأهلي', typed)).toBeUndefined()
})
