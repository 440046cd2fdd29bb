import { createHash } from 'node:crypto'
import type { Locale } from '#app/lib/locale/locale.ts'
import { texts as arabic } from './texts-ar.ts'
import { texts as english } from './texts-en.ts'

const json: Record<Locale, string> = { ar: JSON.stringify(arabic), en: JSON.stringify(english) }
const names: Record<Locale, string> = { ar: nameOf('ar'), en: nameOf('en') }

/** Where the browser gets a language's texts: data beside the code, which it reads faster than a script and keeps as long. */
export function textsUrl(locale: Locale): string {
  return `/texts/${names[locale]}`
}

/**
 * What is in a file of texts, and whether this is the one that was asked for: a page of the release before asks for its own, and
 * is given today's. Null when no language has such a file.
 */
export function textsFile(name: string): { body: string; exact: boolean } | null {
  const locale = /^(ar|en)\b/.exec(name)?.[1] as Locale | undefined
  return locale ? { body: json[locale], exact: name === names[locale] } : null
}

function nameOf(locale: Locale): string {
  return `${locale}.${createHash('sha256').update(json[locale]).digest('hex').slice(0, 12)}.json`
}
