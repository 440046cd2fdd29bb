import { expect, test } from 'vitest'
import { priceText, savedText } from './price-text.ts'

test.each([
  ['1,490 ج.م', { number: '1,490', currency: 'ج.م', currencyFirst: false }],
  ['EGP 1,490', { number: '1,490', currency: 'EGP', currencyFirst: true }],
  ['1,249.50\u00a0ج.م', { number: '1,249.50', currency: 'ج.م', currencyFirst: false }],
])('%s is set as a number and a currency', (formatted, parts) => {
  expect(priceText(formatted)).toEqual(parts)
})

test.each([
  ['2120.00', '2430.00', '310'],
  ['2120.00', '12430.00', '10,310'],
  ['0.10', '0.30', '0.20'],
  ['1234.05', '1234.10', '0.05'],
])('from %s before %s one saves %s', (amount, before, saved) => {
  expect(savedText({ amount, formatted: 'EGP 2,120' }, { amount: before, formatted: '' })).toBe(`EGP ${saved}`)
  expect(savedText({ amount, formatted: '2,120 ج.م' }, { amount: before, formatted: '' })).toBe(`${saved} ج.م`)
})

test('who pays the usual price saves nothing', () => {
  const price = { amount: '100.00', formatted: 'EGP 100' }
  expect(savedText(price, null)).toBeUndefined()
  expect(savedText(price, price)).toBeUndefined()
})
