import { expect, test } from 'vitest'
import { amountOf as storeAmount, formatMoney as storeFormat } from '../../../store-api/src/money.ts'
import { moneyOf, piastresOf as webPiastres } from '../../../web/app/lib/money/money.ts'
import { amountOf, formatMoney, piastresOf } from './money.ts'

test.each([
  [0, '0.00', 'EGP\u00a00', '0\u00a0ج.م'],
  [5, '0.05', 'EGP\u00a00.05', '0.05\u00a0ج.م'],
  [70, '0.70', 'EGP\u00a00.70', '0.70\u00a0ج.م'],
  [99_999, '999.99', 'EGP\u00a0999.99', '999.99\u00a0ج.م'],
  [100_000, '1000.00', 'EGP\u00a01,000', '1,000\u00a0ج.م'],
  [149_050, '1490.50', 'EGP\u00a01,490.50', '1,490.50\u00a0ج.م'],
  [123_456_789_012, '1234567890.12', 'EGP\u00a01,234,567,890.12', '1,234,567,890.12\u00a0ج.م'],
])('the store API, the bff and the web write and read %i piastres alike', (piastres, amount, en, ar) => {
  expect([storeAmount(piastres), amountOf(piastres), moneyOf(piastres, 'en').amount]).toEqual([amount, amount, amount])
  expect([storeFormat(piastres, 'en'), formatMoney(piastres, 'en'), moneyOf(piastres, 'en').formatted]).toEqual([
    en,
    en,
    en,
  ])
  expect([storeFormat(piastres, 'ar'), formatMoney(piastres, 'ar'), moneyOf(piastres, 'ar').formatted]).toEqual([
    ar,
    ar,
    ar,
  ])
  expect([piastresOf(amount), webPiastres({ amount })]).toEqual([piastres, piastres])
})

test('the store API and the bff write a negative sum alike', () => {
  expect([storeFormat(-149_050, 'en'), formatMoney(-149_050, 'en')]).toEqual([
    'EGP\u00a0-1,490.50',
    'EGP\u00a0-1,490.50',
  ])
})

test('pounds are grouped as the English of Egypt groups them', () => {
  const format = new Intl.NumberFormat('en-EG', { style: 'currency', currency: 'EGP', minimumFractionDigits: 2 })
  for (const piastres of [1, 99999, 100000, 12345678]) {
    const pounds = formatMoney(piastres, 'en').replace(/^(\S+\s[\d,]+)$/, '$1.00')
    expect(pounds).toBe(format.format(piastres / 100))
  }
})

test('pounds come in with no, one or two decimals', () => {
  expect(['0', '12', '12.5', '12.05', '999999999.99'].map(piastresOf)).toEqual([0, 1200, 1250, 1205, 99999999999])
})
