import { SCHEMA, type Thing, shopRef } from '#app/lib/structured-data/json-ld.ts'

export type ProductFacts = {
  name: string
  description: string | undefined
  /** Product code of the shop. */
  code: string
  path: string
  /** Paths of its images, the main one first. */
  pictures: readonly string[]
  brand: string | undefined
  colors: readonly string[]
  /** Prices of its variants, in pounds. */
  prices: readonly string[]
  /** GTIN, if there is only one variant. */
  gtin: string | null | undefined
  /** End of its offer. */
  priceUntil: string | null | undefined
  inStock: boolean
  rating: { average: number; count: number } | null | undefined
  reviews: readonly { rating: number; text: string; author: string; createdAt: string }[]
  /** Business days until delivery, and the maximum fee in pounds. */
  delivery: { daysMin: number; daysMax: number; feeMax?: { amount: string } | null } | undefined
}

/** A product with its offer, rating and some reviews. */
export function productThing(product: ProductFacts, origin: string): Thing {
  const { name, description, code, path, pictures, brand, colors, gtin, rating, reviews } = product
  return {
    '@type': 'Product',
    '@id': `${origin}${path}#product`,
    name,
    description,
    sku: code,
    gtin13: gtin,
    url: origin + path,
    image: pictures.map((picture) => new URL(picture, origin).href),
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    color: colors.length > 0 ? colors.join(' / ') : undefined,
    aggregateRating: rating
      ? { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count }
      : undefined,
    review: reviews.length > 0 ? reviews.map(reviewThing) : undefined,
    offers: offerThing(product, origin),
  }
}

function offerThing({ prices, path, priceUntil, inStock, delivery }: ProductFacts, origin: string): Thing {
  const amounts = prices.map(Number).toSorted((a, b) => a - b)
  const [low = 0, high = low] = [amounts[0], amounts.at(-1)]
  const price =
    low === high
      ? { '@type': 'Offer', price: low.toFixed(2) }
      : { '@type': 'AggregateOffer', lowPrice: low.toFixed(2), highPrice: high.toFixed(2), offerCount: prices.length }
  return {
    ...price,
    url: origin + path,
    priceCurrency: 'EGP',
    priceValidUntil: priceUntil,
    availability: `${SCHEMA}/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${SCHEMA}/NewCondition`,
    seller: shopRef(origin),
    shippingDetails: delivery && {
      '@type': 'OfferShippingDetails',
      // The address is unknown, so the highest fee is stated.
      shippingRate: delivery.feeMax && { '@type': 'MonetaryAmount', maxValue: delivery.feeMax.amount, currency: 'EGP' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'EG' },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          '@type': 'QuantitativeValue',
          minValue: delivery.daysMin,
          maxValue: delivery.daysMax,
          unitCode: 'DAY',
        },
      },
    },
    hasMerchantReturnPolicy: returnPolicy(),
  }
}

function reviewThing({ rating, text, author, createdAt }: ProductFacts['reviews'][number]): Thing {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    reviewBody: text,
    author: { '@type': 'Person', name: author },
    datePublished: createdAt.slice(0, 10),
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
