import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import {
  chosenId,
  faultsOf,
  type Judged,
  mobile,
  name8,
  optionalEmail,
  optionalText,
  otherMobile,
  text,
  requireValid,
  wholeNumber,
} from './rules.ts'

const told = (judged: Judged<unknown>) => (judged.fault ? judged.fault.rule : judged.value)

test.each([
  '01012345678',
  '1012345678',
  '+201012345678',
  '00201012345678',
  '201012345678',
  '+20 10 1234 5678',
  '010-1234-5678',
  '(010) 12345678',
  '٠١٠١٢٣٤٥٦٧٨',
  '۰۱۰۱۲۳۴۵۶۷۸',
  '+٢٠ ١٠ ١٢٣٤ ٥٦٧٨',
  '\u200e+20\u202a1012345678\u202c',
  '+2001012345678',
])('%j is the mobile +201012345678', (given) => {
  expect(mobile(given)).toEqual({ value: '+201012345678' })
})

test.each([
  [undefined, 'required'],
  ['   ', 'required'],
  ['0101234', 'min'],
  ['٠١٠١٢٣', 'min'],
  ['01312345678', 'mobile'],
  ['0101234567890', 'mobile'],
  ['0223456789', 'mobile'],
  ['0101234567x', 'mobile'],
  ['+441012345678', 'mobile'],
  ['0101234567', 'mobile'],
  ['9'.repeat(40), 'mobile'],
])('the mobile %j breaks %s', (given, rule) => {
  expect(told(mobile(given))).toBe(rule)
})

test('the second mobile differs from the first, in any form', () => {
  const first = mobile('01012345678')
  expect(told(otherMobile('+20 101 234 5678', first))).toBe('different')
  expect(told(otherMobile('01112345678', first))).toBe('+201112345678')
  expect(told(otherMobile('', first))).toBe('required')
  expect(told(otherMobile('x', { fault: { rule: 'mobile' } }))).toBe('min')
})

test.each([
  ['منى عبد الرحمن', 'منى عبد الرحمن'],
  ['  Mona   Abdel\tRahman ', 'Mona Abdel Rahman'],
  ['a b c d e f g', 'min'],
  ['', 'required'],
  [null, 'required'],
  ['😀'.repeat(8), 'name'],
  ['𐤀'.repeat(8), '𐤀'.repeat(8)],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), 'max'],
  ['\u0000\u0007', 'required'],
])('the name %j gives %j', (given, result) => {
  expect(told(name8(given))).toBe(result)
})

test.each([
  'https://evil.example/claim now',
  'hxxp://evil claim',
  'www.evil.com Mona',
  'Mona evil.com',
  't.me/claim now',
  'wa.me Mona Hassan',
  'Mona ｅｖｉｌ．ｃｏｍ',
  'منى موقع.مصر السيد',
  'Mona evil.рф',
  'mona@evil Hassan',
  'Mona 01012345678',
  'كود التأكيد ١٢٣٤',
  'Mona 1 2 3 Hassan',
  'Mona\nHassan Ali',
  'Mona\u2028Hassan Ali',
  '<b>Mona</b> Ali',
  'Mona ❤️ Hassan',
  'Mona & Hassan',
  'Mona *Hassan*',
  'محمد علي ٢',
  'Mona ™ Hassan',
])('%j is no name of a person', (given) => {
  expect(told(name8(given))).toBe('name')
})

test.each([
  'أحمد عبد الرحمن',
  "Mary-Jane O'Neil",
  'د. منى السيد',
  'د.منى السيد',
  'م/ أحمد عبد الله',
  'A. B. Hassan Ali',
  'Mona Hassan Jr.',
  'José Muñoz',
  'مُحَمَّد عليّ',
  'N’Golo Kanté',
  'Ana‑Maria Ruiz',
  'Ольга Иванова',
])('%j is the name of a person', (given) => {
  expect(told(name8(given))).toBe(given)
})

test.each(['\u2060', '\u3164', '\u200d', '\u00ad', '\ufe0f', '\u{e0041}', '\u2800', '\u061c', '\u180e'])(
  'refuses %j alone as a text',
  (invisible) => {
    expect(told(name8(invisible.repeat(9)))).toBe('required')
    expect(told(text(invisible.repeat(9), { min: 3, max: 200 }))).toBe('required')
    expect(told(optionalText(invisible.repeat(9), { max: 200 }))).toBeNull()
  },
)

test('removes invisible characters from a name', () => {
  expect(told(name8('Mo\u200bna\u2066 Has\u00adsan'))).toBe('Mona Hassan')
})

test('reports the minimum length of a text that is too short', () => {
  expect(text('ab', { min: 3, max: 200 })).toEqual({ fault: { rule: 'min', values: { min: 3 } } })
  expect(text(' ', { min: 1, max: 20, blank: 'min' })).toEqual({ fault: { rule: 'min', values: { min: 1 } } })
})

test('an optional text keeps its line breaks and loses invisible characters', () => {
  expect(told(optionalText(' one\r\ntwo\u0000 \u202ethree ', { max: 500 }))).toBe('one\ntwo three')
  expect(told(optionalText('  ', { max: 500 }))).toBeNull()
  expect(told(optionalText('xx', { max: 1 }))).toBe('max')
})

test.each([
  [' Mona@Example.COM ', 'mona@example.com'],
  ['mona@بريد.مصر', 'mona@xn--ngbof4h.xn--wgbh1c'],
  ['MONA@بريد.مصر', 'mona@xn--ngbof4h.xn--wgbh1c'],
  ['mona@ｅｘａｍｐｌｅ.com', 'mona@example.com'],
  ['monа@example.com', 'email'],
  ['mına@example.com', 'email'],
  ['mİna@example.com', 'email'],
  ['ｍona@example.com', 'email'],
  ['منى@example.com', 'email'],
  ['', null],
  [undefined, null],
  ['a@b', 'email'],
  ['a b@c.d', 'email'],
  ['a@b@c.d', 'email'],
  ['@b.c', 'email'],
  ['a@.c', 'email'],
  [`${'x'.repeat(250)}@b.co`, 'email'],
  ['<a>@b.co', 'email'],
])('the e-mail %j gives %j', (given, result) => {
  expect(told(optionalEmail(given))).toBe(result)
})

test.each([
  [1, 1],
  [2_147_483_647, 2_147_483_647],
  [0, 'required'],
  [null, 'required'],
  [undefined, 'required'],
  [-1, 'ref'],
  [1.5, 'ref'],
  [2_147_483_648, 'ref'],
  [1e300, 'ref'],
])('the choice %j gives %j', (given, result) => {
  expect(told(chosenId(given))).toBe(result)
})

test.each([
  [1, 1],
  ['٣', 3],
  [' 7 ', 7],
  ['007', 7],
  [8, 'n'],
  ['0', 'n'],
  ['-1', 'n'],
  ['1.5', 'n'],
  ['1e0', 'n'],
  [Number.NaN, 'n'],
  [Number.POSITIVE_INFINITY, 'n'],
  ['', 'n'],
])('the whole number %j gives %j', (given, result) => {
  expect(told(wholeNumber(given, { max: 7, rule: 'n' }))).toBe(result)
})

test('reports all faults of a form together', () => {
  const fields = { fullName: name8(''), mobile: mobile('1'), email: optionalEmail('a@b.co') }
  expect(faultsOf(fields)).toEqual({ fullName: [{ rule: 'required' }], mobile: [{ rule: 'min', values: { min: 10 } }] })
  expect(() => requireValid(fields)).toThrow(ApiError)
  expect(requireValid({ email: fields.email })).toEqual({ email: 'a@b.co' })
})
