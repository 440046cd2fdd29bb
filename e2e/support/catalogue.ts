import { ask } from './graphql.ts'
import type { Shop } from './test.ts'

export type Found = { slug: string; name: string; variantId: string }

type Answer = {
  products: {
    nodes: {
      slug: string
      name: string
      variants: { id: string; available: number; color: { id: string } | null; size: { label: string } | null }[]
    }[]
  }
}

const query = `query ($first: Int!) {
  products(first: $first, filter: { category: ["football-kits"], inStock: true }, sort: NEWEST) {
    nodes { slug name variants { id available color { id } size { label } } }
  }
}`

/** Stock for the journeys of all projects; above the low-stock limit the store API returns no number. */
const [ENOUGH, COUNTED] = [4, 9]

/** Returns the `nth` of `findProducts`. Each journey uses another one, so that they share no product. */
export async function findProduct(shop: Shop, nth: number): Promise<Found> {
  const found = await findProducts(shop)
  const product = found[nth % found.length]
  if (!product) throw new Error('The demo shop has no shirt in stock')
  return product
}

/**
 * Returns the shirts with several sizes and a variant of their first colour that has `enough` units. A journey that
 * needs a product twice or several products asks once: orders of earlier journeys reach the list later and move its
 * products.
 */
export async function findProducts({ page, language }: Shop, enough = ENOUGH): Promise<Found[]> {
  const { products } = await ask<Answer>(page.request, language, query, { first: 60 })
  return products.nodes.flatMap(({ slug, name, variants }) => {
    const shown = variants.filter(({ color }) => color?.id === variants[0]?.color?.id)
    const plenty = shown.find(({ available, size }) => size && available >= enough && available <= COUNTED)
    if (!plenty || shown.length < 3) return []
    return [{ slug, name, variantId: plenty.id }]
  })
}
