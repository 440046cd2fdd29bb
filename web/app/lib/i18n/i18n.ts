import { createInstance, type i18n } from 'i18next'
import type { Locale } from '#app/lib/locale/locale.ts'

export type Texts = Record<string, Record<string, unknown>>

const instances = new Map<Locale, i18n>()

/** Registers the texts of a language. The server has both languages, a browser only that of its document. */
export function addTexts(locale: Locale, texts: Texts): void {
  const instance = createInstance({
    lng: locale,
    resources: { [locale]: texts },
    ns: Object.keys(texts),
    defaultNS: 'common',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  void instance.init()
  instances.set(locale, instance)
}

/** Returns the texts of a language. All requests share one instance, because its language never changes. */
export function i18nOf(locale: Locale): i18n {
  const instance = instances.get(locale) ?? instances.values().next().value
  if (!instance) throw new Error(`The texts of '${locale}' were not loaded.`)
  return instance
}

/** Returns the texts in a language by their keys, outside of React, e.g. in a route's `meta`. */
export function textsIn(locale: Locale): i18n['t'] {
  return i18nOf(locale).t
}
