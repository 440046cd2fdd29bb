import { expect, test } from 'vitest'
import { moneyOf, piastresOf, savedText } from './money.ts'
import { priceText, savingText } from './price-text.ts'

test.each([
  [0, '0.00', '0'],
  [5, '0.05', '0.05'],
  [124_950, '1249.50', '1,249.50'],
  [123_456_700, '1234567.00', '1,234,567'],
])('%i piastres are an amount and a text', (piastres, amount, text) => {
  expect(moneyOf(piastres, 'en')).toEqual({ __typename: 'Money', amount, formatted: `EGP\u00a0${text}` })
  expect(moneyOf(piastres, 'ar').formatted).toBe(`${text}\u00a0ج.م`)
  expect(piastresOf({ amount })).toBe(piastres)
})

test('reads amounts with no or one decimal', () => {
  expect(['12', '12.5', ''].map((amount) => piastresOf({ amount }))).toEqual([1200, 1250, 0])
})

test('splits number and currency in both orders', () => {
  expect(priceText(moneyOf(149000, 'ar'))).toEqual({ number: '1,490', currency: 'ج.م' })
  expect(priceText(moneyOf(149000, 'en'))).toEqual({ number: '1,490', currency: 'EGP', currencyFirst: true })
  expect(savingText(moneyOf(16000, 'ar'))).toEqual({ number: '−160', currency: 'ج.م' })
  expect(savingText(moneyOf(16000, 'en'))).toEqual({ number: '−160', currency: 'EGP', currencyFirst: true })
})

test('a text without a currency is a number alone', () => {
  expect(priceText({ formatted: '1,490' })).toEqual({ number: '1,490', currency: '' })
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
  expect(before.map((price) => savedText({ amount: '100.00' }, price, 'en'))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
