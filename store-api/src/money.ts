import type { Language } from 'server-kit/language.ts'

/** Formats piastres as pounds with two decimals, for machines: 149050 → `1490.50`. */
export function amountOf(piastres: number): string {
  return (piastres / 100).toFixed(2)
}

/**
 * Formats piastres for customers: `1,490 ج.م`, `EGP 1,490.50`, with a space that does not break. The bff and the web
 * format alike: bff/src/graphql/money.parity.test.ts.
 */
export function formatMoney(piastres: number, language: Language): string {
  const fractions = piastres % 100 === 0 ? 0 : 2
  const number = (piastres / 100).toLocaleString('en-US', {
    minimumFractionDigits: fractions,
    maximumFractionDigits: fractions,
  })
  return language === 'ar' ? `${number}\u00a0ج.م` : `EGP\u00a0${number}`
}
