import { expect, test } from 'vitest'
import { moneyOf, savedText } from './money.ts'
import { priceText, savingText } from './price-text.ts'

test('splits number and currency in both orders', () => {
  expect(priceText(moneyOf(149000, 'ar'))).toEqual({ number: '1,490', currency: 'ج.م' })
  expect(priceText(moneyOf(149000, 'en'))).toEqual({ number: '1,490', currency: 'EGP', currencyFirst: true })
  expect(savingText(moneyOf(16000, 'ar'))).toEqual({ number: '−160', currency: 'ج.م' })
})

test.each([
  ['2120.00', '2430.00', '310'],
  ['2120.00', '12430.00', '10,310'],
  ['0.10', '0.30', '0.20'],
  ['1234.05', '1234.10', '0.05'],
])('a price of %s, before %s, saves %s', (amount, before, saved) => {
  expect(savedText({ amount }, { amount: before }, 'en')).toBe(`EGP\u00a0${saved}`)
  expect(savedText({ amount }, { amount: before }, 'ar')).toBe(`${saved}\u00a0ج.م`)
})

test('a price not below the previous one has no saving', () => {
  const before = [null, { amount: '100.00' }, { amount: '99.99' }, { amount: '80.00' }]
  expect(before.map((price) => savedText({ amount: '100.00' }, price, 'en'))).toEqual([undefined, undefined, undefined, undefined])
})
