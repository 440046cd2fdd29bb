import { ask } from './graphql.ts'
import type { Shop } from './test.ts'

export type Found = { slug: string; name: string; variantId: string; size: string; price: string }

type Answer = {
  products: {
    nodes: {
      slug: string
      name: string
      variants: { id: string; available: number; color: { id: string } | null; size: { label: string } | null; price: { formatted: string } }[]
    }[]
  }
}

const query = `query ($first: Int!) {
  products(first: $first, filter: { category: ["football-kits"], inStock: true }, sort: NEWEST) {
    nodes { slug name variants { id available color { id } size { label } price { formatted } } }
  }
}`

/**
 * Shirts with several sizes, each with a variant that many journeys can buy of, in the shop's first colour of it. The `nth` is always
 * the same one, so that journeys need not share a product.
 */
export async function findProduct({ page, language }: Shop, nth: number): Promise<Found> {
  const { products } = await ask<Answer>(page.request, language, query, { first: 60 })
  const found = products.nodes.flatMap(({ slug, name, variants }) => {
    const shown = variants.filter(({ color }) => color?.id === variants[0]?.color?.id)
    const plenty = shown.find(({ available, size }) => available >= 8 && size)
    if (!plenty?.size || shown.length < 3) return []
    return [{ slug, name, variantId: plenty.id, size: plenty.size.label, price: plenty.price.formatted }]
  })
  const product = found[nth % found.length]
  if (!product) throw new Error('The demo shop has no shirt in stock')
  return product
}
