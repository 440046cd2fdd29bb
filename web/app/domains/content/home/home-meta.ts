import type { MetaDescriptor } from 'react-router'
import type { Locale } from '#app/lib/locale/locale.ts'
import { jsonLd } from '#app/lib/structured-data/json-ld.ts'
import { organization, webSite } from '#app/lib/structured-data/shop.ts'

/** Returns the structured data of the shop: organization and search. `origin` is its address. Server only. */
export function homeMeta(locale: Locale, origin: string): MetaDescriptor[] {
  return jsonLd([organization(locale, origin), webSite(locale, origin)])
}
