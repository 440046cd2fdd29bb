import type { MetaDescriptor } from 'react-router'
import { returnPolicy } from '#app/domains/catalog/product/product-thing.ts'
import type { Locale } from '#app/lib/locale/locale.ts'
import { jsonLd, type Thing, shopRef } from '#app/lib/structured-data/json-ld.ts'
import { shop } from '#app/lib/shop/shop.ts'

/** Returns the structured data of the shop: organization and search. `origin` is its address. Server only. */
export function homeMeta(locale: Locale, origin: string): MetaDescriptor[] {
  return jsonLd([organization(locale, origin), webSite(locale, origin)])
}

/** The organisation and its contacts. */
function organization(locale: Locale, origin: string): Thing {
  return {
    '@type': 'OnlineStore',
    ...shopRef(origin),
    name: shop.name[locale],
    url: `${origin}/`,
    logo: `${origin}/icons/512.png`,
    image: `${origin}/images/share/shop.${locale}.jpg`,
    ...(shop.social.length > 0 && { sameAs: shop.social.map(({ url }) => url) }),
    ...(shop.taxNumber && { taxID: shop.taxNumber }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: `+${shop.whatsapp}`,
      areaServed: 'EG',
      availableLanguage: ['ar', 'en'],
    },
    hasMerchantReturnPolicy: returnPolicy(),
  }
}

/** The website and its search. */
function webSite(locale: Locale, origin: string): Thing {
  return {
    '@type': 'WebSite',
    name: shop.name[locale],
    url: `${origin}/`,
    inLanguage: locale,
    publisher: shopRef(origin),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
