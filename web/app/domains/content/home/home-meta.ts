import type { MetaDescriptor } from 'react-router'
import type { Locale } from '#app/lib/locale/locale.ts'
import { jsonLd } from '#app/lib/structured-data/json-ld.ts'
import { organization, webSite } from '#app/lib/structured-data/shop.ts'

/** What search engines read of the shop: who it is, and how to search in it. `origin` is its address. On the server alone. */
export function homeMeta(locale: Locale, origin: string): MetaDescriptor[] {
  return jsonLd([organization(locale, origin), webSite(locale, origin)])
}
