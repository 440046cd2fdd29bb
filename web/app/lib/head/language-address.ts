import type { Locale } from '#app/lib/locale/locale.ts'

/**
 * The address of a page in a language. Arabic, the shop's own, has the plain one; it is also where a visitor's language decides
 * (`x-default`), which without cookie and header, as crawlers come, is Arabic. So no page has two addresses.
 */
export function languageAddress(address: string, locale: Locale): string {
  if (locale === 'ar') return address
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}`
}
