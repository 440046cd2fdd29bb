import { expect, test } from 'vitest'
import { moneyOf, piastresOf } from './piastres.ts'
import { priceText, savingText } from './price-text.ts'
import { savedText } from './saved-text.ts'

test('parses an amount in pounds to the piastre', () => {
  expect(['1249.50', '0.05', '12.00', '999999.99'].map((amount) => piastresOf({ amount }))).toEqual([124950, 5, 1200, 99999999])
})

test('formats a sum like the shop', () => {
  expect([moneyOf(149000, 'ar'), moneyOf(149050, 'en'), moneyOf(5, 'en')]).toEqual([
    { __typename: 'Money', amount: '1490.00', formatted: '1,490\u00a0ج.م' },
    { __typename: 'Money', amount: '1490.50', formatted: 'EGP\u00a01,490.50' },
    { __typename: 'Money', amount: '0.05', formatted: 'EGP\u00a00.05' },
  ])
})

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
