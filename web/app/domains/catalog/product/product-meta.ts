import type { MetaDescriptor } from 'react-router'
import { jsonLd } from '#app/lib/structured-data/json-ld.ts'
import { productThing } from './product-thing.ts'
import { breadcrumbList } from '#app/lib/structured-data/lists.ts'
import type { ProductMeta_ProductFragment, ProductMeta_QuoteFragment } from './__generated__/product-meta.ts'
import { listPath, productPath } from '#app/domains/catalog/catalog-paths.ts'

const PICTURES = 6

/** Returns the name of a product with its season: the same shirt of two seasons has one name. */
export function productTitle({ name, season }: Pick<ProductMeta_ProductFragment, 'name' | 'season'>): string {
  return season && !name.includes(season.name) ? `${name} ${season.name}` : name
}

/**
 * Returns the meta tags and structured data of a product beside its title. `origin` is the shop's address. Server only.
 */
export function productMeta(
  product: ProductMeta_ProductFragment,
  delivery: ProductMeta_QuoteFragment | null | undefined,
  origin: string,
): MetaDescriptor[] {
  const {
    slug,
    name,
    description,
    code,
    price,
    colors,
    gallery,
    brand,
    inStock,
    rating,
    reviewSummary,
    breadcrumbs,
    offerEndsAt,
  } = product
  const variants = product.variants ?? []
  const facts = {
    name: productTitle(product),
    description: description ?? undefined,
    code,
    path: productPath(slug),
    pictures: (gallery ?? []).slice(0, PICTURES).map(({ image }) => `${image.base}/1200.jpg`),
    brand: brand?.name,
    colors: colors.map(({ color }) => color.name),
    prices: variants.length > 0 ? variants.map((variant) => variant.price.amount) : [price.amount],
    gtin: variants.length === 1 ? variants[0]?.gtin : undefined,
    priceUntil: offerEndsAt,
    inStock,
    rating,
    reviews: reviewSummary?.latest ?? [],
    delivery: delivery ?? undefined,
  }
  const departments = (breadcrumbs ?? []).map((category) => ({
    name: category.name,
    path: listPath({ category: category.slug }),
  }))
  return [
    { property: 'product:price:amount', content: price.amount },
    { property: 'product:price:currency', content: price.currencyCode },
    { property: 'product:availability', content: inStock ? 'in stock' : 'out of stock' },
    ...jsonLd([productThing(facts, origin), breadcrumbList([...departments, { name }], origin)]),
  ]
}
