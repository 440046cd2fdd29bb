import { expect, test } from 'vitest'
import { isPersonName, lengthWithoutSpaces } from './typed-text.ts'

// The examples of the store API (`rules.test.ts`), which judges again.
test.each([
  'https://evil.example/claim now', 'www.evil.com Mona', 't.me/claim now', 'Mona ｅｖｉｌ．ｃｏｍ', 'منى موقع.مصر السيد', 'mona@evil Hassan', 'Mona 01012345678',
  'كود التأكيد ١٢٣٤', 'Mona e\u200bvil.c\u200bom',
])('%j is not a person’s name', (text) => {
  expect(isPersonName(text)).toBe(false)
})

test.each(['أحمد عبد الرحمن', "Mary-Jane O'Neil", 'د. منى السيد', 'د.منى السيد', 'م/ أحمد عبد الله', 'A. B. Hassan Ali', 'محمد علي ٢'])(
  '%j is the name of a person',
  (text) => {
    expect(isPersonName(text)).toBe(true)
  },
)

test('invisible characters have no length', () => {
  expect(lengthWithoutSpaces('\u2060\u3164\u200d\u00ad\u2800')).toBe(0)
})
