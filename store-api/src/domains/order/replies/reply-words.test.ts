import { expect, test } from 'vitest'
import { meaningOf } from './reply-words.ts'

test.each([
  ['نعم', 'confirm'],
  ['أيوه', 'confirm'],
  ['ايوة', 'confirm'],
  ['أيــوه', 'confirm'],
  ['تَمام', 'confirm'],
  ['تمام!!', 'confirm'],
  [' YES ', 'confirm'],
  ['Ok 👍', 'confirm'],
  ['نعم أكّد', 'confirm'],
  ['موافقه', 'confirm'],
  ['yes, confirm', 'confirm'],
  ['لا', 'cancel'],
  ['لأ', 'cancel'],
  ['الغي', 'cancel'],
  ['إلغي', 'cancel'],
  ['الغى', 'cancel'],
  ['إلغاء', 'cancel'],
  ['Cancel.', 'cancel'],
  ['لا، الغيه', 'cancel'],
  ['لا تلغي', null],
  ['مش عايز ألغي', null],
  ['لا تمام', null],
  ['نعم بس غيّر المقاس', null],
  ['yes cancel', null],
  ['امتى هيوصل؟', null],
  ['👍', null],
  ['', null],
  ['1234', null],
  ['no problem', null],
])('“%s” means %s', (text, meaning) => {
  expect(meaningOf(text)).toBe(meaning)
})
