import { ProductGrid } from '#app/ui/product-card.tsx'
import type { ProductTile_ProductFragment } from '#app/domains/catalog/cards/__generated__/product-tile.ts'
import { ProductTile } from '#app/domains/catalog/cards/product-tile.tsx'
import './ranked.css'

/** So many pictures are on the first screen. */
const FIRST = 4

type Props = {
  products: readonly ProductTile_ProductFragment[]
  /** Shows the place of each: the first one's is 1. */
  ranked?: boolean
}

/** Products on a page without filters beside them: four in a row. */
export function TopGrid({ products, ranked = false }: Props) {
  return (
    <ProductGrid columns={4} className={ranked ? 'ranked' : undefined}>
      {products.map((product, place) => (
        <ProductTile key={product.id} product={product} priority={place === 0 || (place < FIRST && 'low')} level={2} />
      ))}
    </ProductGrid>
  )
}
