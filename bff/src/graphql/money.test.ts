import { expect, test } from 'vitest'
import { amountOf, formatMoney, piastresOf } from './money.ts'

test.each([
  [149000, 'EGP\u00a01,490', '1,490\u00a0ج.م'],
  [149050, 'EGP\u00a01,490.50', '1,490.50\u00a0ج.م'],
  [5, 'EGP\u00a00.05', '0.05\u00a0ج.م'],
  [0, 'EGP\u00a00', '0\u00a0ج.م'],
  [123456789012, 'EGP\u00a01,234,567,890.12', '1,234,567,890.12\u00a0ج.م'],
])('%i piastres are %s and %s', (piastres, en, ar) => {
  expect([formatMoney(piastres, 'en'), formatMoney(piastres, 'ar')]).toEqual([en, ar])
})

test('pounds are grouped as the English of Egypt groups them', () => {
  const format = new Intl.NumberFormat('en-EG', { style: 'currency', currency: 'EGP', minimumFractionDigits: 2 })
  for (const piastres of [1, 99999, 100000, 12345678]) {
    const pounds = formatMoney(piastres, 'en').replace(/^(\S+\s[\d,]+)$/, '$1.00')
    expect(pounds).toBe(format.format(piastres / 100))
  }
})

test('an amount always has two decimals', () => {
  expect([0, 7, 70, 149050].map(amountOf)).toEqual(['0.00', '0.07', '0.70', '1490.50'])
})

test('pounds come in with no, one or two decimals', () => {
  expect(['0', '12', '12.5', '12.05', '999999999.99'].map(piastresOf)).toEqual([0, 1200, 1250, 1205, 99999999999])
})
