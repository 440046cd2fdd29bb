import type { MoneyResolvers } from '#src/__generated__/schema.ts'
import type { Language } from 'server-kit/language.ts'

const NO_BREAK_SPACE = '\u00a0'

/** Resolvers of an amount; the parent is a number of piastres. */
export const Money: MoneyResolvers = {
  amount: (piastres) => amountOf(piastres),
  currencyCode: () => 'EGP',
  formatted: (piastres, _, { language }) => formatMoney(piastres, language),
}

/** Formats piastres as pounds with two decimals: 149050 → `1490.50`. */
export function amountOf(piastres: number): string {
  const digits = String(Math.abs(piastres)).padStart(3, '0')
  return `${piastres < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Formats piastres for display: `1,490 ج.م`, `EGP 1,490.50`. Western digits in both languages; without bidirectional
 * marks, which would differ between server and browser. The store API (messages, share pictures) and the web
 * (optimistic sums) format alike: bff/src/graphql/money.parity.test.ts.
 */
export function formatMoney(piastres: number, language: Language): string {
  const [pounds = '', rest] = amountOf(piastres).split('.')
  const grouped = pounds.replace(/\B(?=(\d{3})+$)/g, ',')
  const number = rest === '00' ? grouped : `${grouped}.${rest}`
  return language === 'ar' ? `${number}${NO_BREAK_SPACE}ج.م` : `EGP${NO_BREAK_SPACE}${number}`
}

/** Converts a Decimal of pounds to piastres: `1249.5` → 124950. */
export function piastresOf(decimal: string): number {
  const [pounds = '', rest = ''] = decimal.split('.')
  return Number(pounds) * 100 + Number(rest.padEnd(2, '0'))
}
