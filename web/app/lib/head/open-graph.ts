import type { MetaDescriptor } from 'react-router'
import { type Locale, otherLocale } from '#app/lib/locale/locale.ts'
import { shop } from '#app/lib/shop/shop.ts'

/** Data of a link preview. It is of no use in the browser, so it is created only on the server. */
export type Shared = {
  locale: Locale
  /** Origin of the shop. */
  origin: string
  title: string
  description: string | undefined
  /** The canonical URL; none for personal pages. */
  address: string | undefined
  /** Path of a JPEG of 1200 × 630 pixels; the shop's default image when absent. */
  picture: string | undefined
  kind: 'website' | 'article' | 'product'
}

const TERRITORY = { ar: 'ar_EG', en: 'en_GB' } as const

/** Open Graph and Twitter card tags. */
export function openGraph({ locale, origin, title, description, address, picture, kind }: Shared): MetaDescriptor[] {
  const image = new URL(picture ?? `/images/share/shop.${locale}.jpg`, origin).href
  const tags: Record<string, string | undefined> = {
    'og:type': kind,
    'og:site_name': shop.name[locale],
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': TERRITORY[locale],
    'og:locale:alternate': TERRITORY[otherLocale(locale)],
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  }
  const written = Object.entries(tags).flatMap(([property, content]) => (content ? [{ property, content }] : []))
  return [...written, { name: 'twitter:card', content: 'summary_large_image' }]
}
