import { expect, test } from 'vitest'
import type { ProductMeta_ProductFragment, ProductMeta_QuoteFragment } from './__generated__/product-meta.ts'
import { productMeta } from './product-meta.ts'

const money = (amount: string) => ({ __typename: 'Money' as const, amount, currencyCode: 'EGP' as const })
const variant = (id: string, gtin: string | null) => ({
  __typename: 'Variant' as const,
  id,
  gtin,
  price: money('450.00'),
})
const ball: ProductMeta_ProductFragment = {
  __typename: 'Product',
  slug: 'ball',
  code: 'B1',
  name: 'كورة',
  description: 'مدوّرة',
  inStock: true,
  shareImage: '/images/share/1.jpg',
  offerEndsAt: '2026-11-30T22:00:00.000Z',
  price: money('450.00'),
  variants: [variant('1', '4006381333931')],
  colors: [],
  gallery: [],
  season: null,
  rating: null,
  reviewSummary: { __typename: 'ReviewSummary', latest: [] },
  brand: null,
  breadcrumbs: [],
}
const quote: ProductMeta_QuoteFragment = { __typename: 'DeliveryQuote', daysMin: 3, daysMax: 7, feeMax: money('90.00') }

/** Returns the structured data of the product. */
function metaOf(product: ProductMeta_ProductFragment, delivery: ProductMeta_QuoteFragment | undefined): unknown {
  const things = productMeta(product, delivery, 'https://shop.example').flatMap((tag) =>
    'script:ld+json' in tag ? [tag['script:ld+json']] : [],
  )
  return things[0]
}

test('a single variant has its GTIN, the offer its end, and delivery the highest fee', () => {
  expect(metaOf(ball, quote)).toMatchObject({
    gtin13: '4006381333931',
    offers: {
      price: '450.00',
      priceValidUntil: '2026-11-30T22:00:00.000Z',
      shippingDetails: {
        shippingRate: { maxValue: '90.00', currency: 'EGP' },
        deliveryTime: { transitTime: { minValue: 3, maxValue: 7 } },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    },
  })
})

test('of several choices none lends its number to all, and what nobody knows is left out', () => {
  const thing = metaOf(
    { ...ball, offerEndsAt: null, variants: [variant('1', '4006381333931'), variant('2', null)] },
    undefined,
  )
  expect(thing).not.toHaveProperty('gtin13')
  expect(thing).not.toHaveProperty('offers.priceValidUntil')
  expect(thing).not.toHaveProperty('offers.shippingDetails')
})
