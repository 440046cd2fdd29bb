import type { MetaDescriptor } from 'react-router'
import type { ProductMeta_ProductFragment } from './__generated__/product-meta.ts'
import { listPath, productPath } from './product-path.ts'

const SCHEMA = 'https://schema.org'

/**
 * What search engines and messengers read of a product: its picture, price and place in the tree. `origin` is the shop's address.
 * The router escapes what would end the script element.
 */
export function productMeta(product: ProductMeta_ProductFragment, origin: string): MetaDescriptor[] {
  const picture = `${origin}${product.image.base}/1200.jpg`
  return [
    { property: 'og:type', content: 'product' },
    { property: 'og:image', content: picture },
    { property: 'og:image:alt', content: product.image.alt },
    { property: 'product:price:amount', content: product.price.amount },
    { property: 'product:price:currency', content: product.price.currencyCode },
    { 'script:ld+json': productData(product, origin, picture) },
    { 'script:ld+json': breadcrumbData(product, origin) },
  ]
}

function productData(product: ProductMeta_ProductFragment, origin: string, image: string) {
  const { slug, code, name, description, brand, price, inStock, status, rating } = product
  const availability = status === 'ONLINE_COMING' ? 'PreOrder' : inStock ? 'InStock' : 'OutOfStock'
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name,
    description,
    image,
    sku: code,
    ...(brand ? { brand: { '@type': 'Brand', name: brand.name } } : {}),
    ...(rating ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count } } : {}),
    offers: {
      '@type': 'Offer',
      url: origin + productPath(slug),
      price: price.amount,
      priceCurrency: price.currencyCode,
      availability: `${SCHEMA}/${availability}`,
    },
  }
}

function breadcrumbData({ breadcrumbs, name }: ProductMeta_ProductFragment, origin: string) {
  const listOf = (category: string) => origin + listPath({ category })
  const categories = breadcrumbs.map((category) => ({ name: category.name, item: listOf(category.slug) }))
  const places = [...categories, { name }]
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  }
}
