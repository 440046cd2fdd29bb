import type { MoneyResolvers } from '#src/__generated__/schema.ts'
import type { Language } from '#src/rest/language.ts'

const NO_BREAK_SPACE = '\u00a0'

/** The resolvers of an amount: its parent is a number of piastres. */
export const Money: MoneyResolvers = {
  amount: (piastres) => amountOf(piastres),
  currencyCode: () => 'EGP',
  formatted: (piastres, _, { language }) => formatMoney(piastres, language),
}

/** Piastres → pounds with two decimals: 149050 → `1490.50`. */
export function amountOf(piastres: number): string {
  const digits = String(Math.abs(piastres)).padStart(3, '0')
  return `${piastres < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Piastres → what a person reads: `1,490 ج.م`, `EGP 1,490.50`. Western digits in both languages; no marks of direction, since
 * they would differ between server and browser.
 */
export function formatMoney(piastres: number, language: Language): string {
  const [pounds = '', rest] = amountOf(piastres).split('.')
  const grouped = pounds.replace(/\B(?=(\d{3})+$)/g, ',')
  const number = rest === '00' ? grouped : `${grouped}.${rest}`
  return language === 'ar' ? `${number}${NO_BREAK_SPACE}ج.م` : `EGP${NO_BREAK_SPACE}${number}`
}

/** A Decimal of pounds → piastres: `1249.5` → 124950. */
export function piastresOf(decimal: string): number {
  const [pounds = '', rest = ''] = decimal.split('.')
  return Number(pounds) * 100 + Number(rest.padEnd(2, '0'))
}
