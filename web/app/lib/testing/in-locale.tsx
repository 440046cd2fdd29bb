import type { ReactElement } from 'react'
import { TextsContext } from '#app/lib/i18n/use-translation.ts'
import { addTexts, i18nOf } from '#app/lib/i18n/i18n.ts'
import { texts as arabic } from '#app/lib/i18n/texts-ar.ts'
import { texts as english } from '#app/lib/i18n/texts-en.ts'
import { directionOf, type Locale } from '#app/lib/locale/locale.ts'

addTexts('ar', arabic)
addTexts('en', english)

/** For tests: renders an element in a document of that language. */
export function inLocale(locale: Locale, element: ReactElement): ReactElement {
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
  return <TextsContext value={i18nOf(locale)}>{element}</TextsContext>
}
