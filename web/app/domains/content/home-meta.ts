import type { MetaDescriptor } from 'react-router'
import type { Locale } from '#app/lib/locale/locale.ts'
import { shop } from '#app/shop.config.ts'

const SCHEMA = 'https://schema.org'

type Home = {
  locale: Locale
  /** The shop's address. */
  origin: string
  /** What messengers show of the shop. */
  picture: { base: string; alt: string } | undefined
}

/**
 * What search engines and messengers read of the shop: who it is, how to search in it, its picture of the season. The router escapes
 * what would end the script element.
 */
export function homeMeta({ locale, origin, picture }: Home): MetaDescriptor[] {
  const pictures = picture
    ? [
        { property: 'og:image', content: `${origin}${picture.base}/1200.jpg` },
        { property: 'og:image:alt', content: picture.alt },
      ]
    : []
  return [
    { property: 'og:type', content: 'website' },
    ...pictures,
    { 'script:ld+json': organization(locale, origin) },
    { 'script:ld+json': website(locale, origin) },
  ]
}

function organization(locale: Locale, origin: string) {
  return {
    '@context': SCHEMA,
    '@type': 'Organization',
    '@id': `${origin}/#shop`,
    name: shop.name[locale],
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    sameAs: shop.social.map(({ url }) => url),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: `+${shop.whatsapp}`,
      areaServed: 'EG',
      availableLanguage: ['ar', 'en'],
    },
  }
}

function website(locale: Locale, origin: string) {
  return {
    '@context': SCHEMA,
    '@type': 'WebSite',
    name: shop.name[locale],
    url: `${origin}/`,
    inLanguage: locale,
    publisher: { '@id': `${origin}/#shop` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
