import type { Locale } from '#app/lib/locale/locale.ts'
import { shop } from '#app/lib/shop/shop.ts'
import type { Thing } from './json-ld.ts'

/** A reference to the shop. */
export const shopRef = (origin: string) => ({ '@id': `${origin}/#shop` })

/** The organisation and its contacts. */
export function organization(locale: Locale, origin: string): Thing {
  return {
    '@type': 'OnlineStore',
    '@id': `${origin}/#shop`,
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
export function webSite(locale: Locale, origin: string): Thing {
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

/**
 * The return policy: within 14 days, in a branch or by pick-up, which a changed mind pays
 * (docs/rules/returns.md#return-fee).
 */
export function returnPolicy() {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'EG',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 14,
    customerRemorseReturnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
  }
}
