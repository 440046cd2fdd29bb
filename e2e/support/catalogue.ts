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

/** Enough for the journeys of every project, and few enough to be counted: of more the store API says no number. */
const [ENOUGH, COUNTED] = [4, 9]

/**
 * A shirt with several sizes, and of its first colour a variant that journeys can buy. Each journey names another `nth`, so that they
 * need not share a product.
 */
export async function findProduct({ page, language }: Shop, nth: number): Promise<Found> {
  const { products } = await ask<Answer>(page.request, language, query, { first: 60 })
  const found = products.nodes.flatMap(({ slug, name, variants }) => {
    const shown = variants.filter(({ color }) => color?.id === variants[0]?.color?.id)
    const plenty = shown.find(({ available, size }) => size && available >= ENOUGH && available <= COUNTED)
    if (!plenty || shown.length < 3) return []
    return [{ slug, name, variantId: plenty.id }]
  })
  const product = found[nth % found.length]
  if (!product) throw new Error('The demo shop has no shirt in stock')
  return product
}
