import type { ApolloCache } from '@apollo/client'
import type { Item } from '#app/lib/analytics/events.ts'
import { itemOf } from './items.ts'

type Product = Parameters<typeof itemOf>[0] & { id: string; sizes?: { variantId: string }[]; variants?: { __ref: string }[] }
type Entity = Partial<Product> & { __typename?: string }

/** The product of that id as pages have shown it; undefined when none has. */
export function productById(cache: ApolloCache, id: string): Item | undefined {
  return productsIn(cache).filter((product) => product.id === id).map((product) => itemOf(product))[0]
}

/** The product that a variant belongs to, as pages have shown it. */
export function productOfVariant(cache: ApolloCache, variantId: string): Item | undefined {
  const has = ({ sizes, variants }: Product) =>
    sizes?.some((size) => size.variantId === variantId) || variants?.some(({ __ref }) => __ref === `Variant:${variantId}`)
  return productsIn(cache).filter(has).map((product) => itemOf(product))[0]
}

/** A write's answer says less of a product than the page it was pressed on: that is still in the cache. */
function productsIn(cache: ApolloCache): Product[] {
  const entities = Object.values(cache.extract() as Record<string, Entity>)
  return entities.filter((entity): entity is Product => entity.__typename === 'Product' && Boolean(entity.code && entity.name))
}
