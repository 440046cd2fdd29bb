import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { needWhenUsed } from '#app/lib/apollo/needed-client.ts'
import { addTexts, type Texts } from '#app/lib/i18n/i18n.ts'
import { asLocale } from '#app/lib/locale/locale.ts'
import { reloadOnLostPart } from '#app/lib/navigation/reload-on-lost-part.ts'

reloadOnLostPart()
needWhenUsed()
// Every parameter that an advertisement adds ends like this; the rest comes for those few.
if (/clk?id=|ad_click=/.test(location.search)) void import('#app/lib/analytics/ad-click.ts').then((they) => they.rememberAdClick(location.search))
const locale = asLocale(document.documentElement.lang) ?? 'ar'
// Asked for already, beside the scripts.
const file = document.querySelector<HTMLLinkElement>('link[rel=preload][as=fetch]')?.href ?? `/texts/${locale}.json`
addTexts(locale, (await (await fetch(file)).json()) as Texts)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
