import { createHash } from 'node:crypto'
import { asLocale, type Locale } from '#app/lib/locale/locale.ts'
import { texts as arabic } from './texts-ar.ts'
import { texts as english } from './texts-en.ts'

const json: Record<Locale, string> = { ar: JSON.stringify(arabic), en: JSON.stringify(english) }
const names: Record<Locale, string> = { ar: nameOf('ar'), en: nameOf('en') }

/**
 * URL of a language's texts: a data file beside the code, which browsers parse faster than a script and cache as long.
 */
export function textsUrl(locale: Locale): string {
  return `/texts/${names[locale]}`
}

/**
 * Returns the content of a texts file, and whether it is the requested version: a page of the previous release requests
 * its own version and receives the current one. Null when no language has such a file.
 */
export function textsFile(name: string): { body: string; exact: boolean } | null {
  const locale = asLocale(/^(ar|en)\b/.exec(name)?.[1])
  return locale ? { body: json[locale], exact: name === names[locale] } : null
}

function nameOf(locale: Locale): string {
  return `${locale}.${createHash('sha256').update(json[locale]).digest('hex').slice(0, 12)}.json`
}
