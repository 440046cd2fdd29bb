import type { Language } from '#src/http/language.ts'

/** Piastres → what a message says: `1,490 ج.م`, `EGP 1,490.50`. */
export function moneyText(piastres: number, language: Language): string {
  const number = (piastres / 100).toLocaleString('en', { minimumFractionDigits: piastres % 100 === 0 ? 0 : 2 })
  return language === 'ar' ? `${number} ج.م` : `EGP ${number}`
}
