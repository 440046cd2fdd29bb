import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { addTexts } from '#app/lib/i18n/i18n.ts'
import { asLocale, type Locale } from '#app/lib/locale/locale.ts'
import { reloadOnLostPart } from '#app/lib/navigation/reload-on-lost-part.ts'

const load: Record<Locale, () => Promise<{ texts: Parameters<typeof addTexts>[1] }>> = {
  ar: () => import('#app/lib/i18n/texts-ar.ts'),
  en: () => import('#app/lib/i18n/texts-en.ts'),
}

reloadOnLostPart()
const locale = asLocale(document.documentElement.lang) ?? 'ar'
const { texts } = await load[locale]()
addTexts(locale, texts)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
