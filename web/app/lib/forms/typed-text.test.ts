import { expect, test } from 'vitest'
import { foldDigits, isPersonName, lengthWithoutSpaces, tidy } from './typed-text.ts'

// The examples of the store API (`rules.test.ts`), which judges again.
test.each([
  'https://evil.example/claim now',
  'www.evil.com Mona',
  't.me/claim now',
  'Mona ｅｖｉｌ．ｃｏｍ',
  'منى موقع.مصر السيد',
  'mona@evil Hassan',
  'Mona 01012345678',
  'كود التأكيد ١٢٣٤',
  'Mona e\u200bvil.c\u200bom',
  '<b>Mona</b> Ali',
  '😀😀😀😀😀😀😀😀😀',
  'Mona ❤️ Hassan',
  'Mona & Hassan',
  'Mona *Hassan*',
  'محمد علي ٢',
  'Mona ™ Hassan',
])('%j is not a person’s name', (text) => {
  expect(isPersonName(text)).toBe(false)
})

test.each([
  'أحمد عبد الرحمن',
  "Mary-Jane O'Neil",
  'د. منى السيد',
  'د.منى السيد',
  'م/ أحمد عبد الله',
  'A. B. Hassan Ali',
  'José Muñoz',
  'مُحَمَّد عليّ',
  'N’Golo Kanté',
  'Ana‑Maria Ruiz',
])('%j is the name of a person', (text) => {
  expect(isPersonName(text)).toBe(true)
})

test('invisible characters have no length', () => {
  expect(lengthWithoutSpaces('\u2060\u3164\u200d\u00ad\u2800')).toBe(0)
})

test('counts neither spaces nor invisible characters', () => {
  expect(lengthWithoutSpaces(' م\u200b ن\t😀 ')).toBe(3)
})

test('a name has no digits, and no letters directly after a dot', () => {
  expect(['Mona 1', 'Mona ٢', 'Mona. eg', 'Mona.eg'].map(isPersonName)).toEqual([false, false, true, false])
})

test('removes direction marks and redundant spaces', () => {
  expect(tidy(' \u202aمنى\u200f \t  علي\u202c\n')).toBe('منى علي')
})

test('reads digits of Arabic and Persian keyboards', () => {
  expect(foldDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 0-9')).toBe('0123456789 0123456789 0-9')
})
