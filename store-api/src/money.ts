import type { Language } from 'server-kit/language.ts'

/** Formats piastres as pounds with two decimals, for machines: 149050 → `1490.50`. */
export function amountOf(piastres: number): string {
  return (piastres / 100).toFixed(2)
}

/** Made once: `toLocaleString` makes one for each number, a tenth of the work of a product's answer. */
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const withPiastres = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * Formats piastres for customers: `1,490 ج.م`, `EGP 1,490.50`, with a space that does not break. The bff and the web
 * format alike: bff/src/graphql/money.parity.test.ts.
 */
export function formatMoney(piastres: number, language: Language): string {
  const number = (piastres % 100 === 0 ? whole : withPiastres).format(piastres / 100)
  return language === 'ar' ? `${number}\u00a0ج.م` : `EGP\u00a0${number}`
}
