import type { Locale } from '#app/lib/locale/locale.ts'

/**
 * Returns the URL of a page in a language. The URL without `lang` selects the visitor's language (`x-default`), which
 * is Arabic for crawlers without cookie and header; so it is also the Arabic URL, and no page has two.
 */
export function languageAddress(address: string, locale: Locale): string {
  if (locale === 'ar') return address
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`
}
