/** What a part of the showcase gets: its language, and base urls of at least six pictures. */
export type Sample = { lang: 'ar' | 'en'; pictures: readonly string[] }

/** Picks the text of the shown language. */
export function pick(lang: Sample['lang'], ar: string, en: string): string {
  return lang === 'ar' ? ar : en
}

/** A sample price as the money formatter would hand it over. */
export function samplePrice(lang: Sample['lang'], number: string) {
  return lang === 'ar' ? { number, currency: 'ج.م' } : { number, currency: 'EGP', currencyFirst: true }
}
