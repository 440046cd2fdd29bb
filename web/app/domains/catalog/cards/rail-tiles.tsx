import { startTransition, useEffect, useState } from 'react'
import { useNear } from '#app/lib/near/use-near.ts'
import type { ProductTile_ProductFragment } from './__generated__/product-tile.ts'
import { ProductTile, tileSizes } from './product-tile.tsx'

/** Number of cards in the document: one more than the widest screen shows. */
const FIRST = 6

/** Cards of a row that scrolls. Those beyond the end of the screen are rendered when the row comes near. */
export function RailTiles({ products }: { products: readonly ProductTile_ProductFragment[] }) {
  const { ref, near } = useNear<HTMLElement>()
  const [all, setAll] = useState(false)
  useEffect(() => {
    if (near) startTransition(() => setAll(true))
  }, [near])
  return products.slice(0, all ? undefined : FIRST).map((product, place) => (
    <ProductTile key={product.id} ref={place === 0 ? ref : undefined} product={product} sizes={tileSizes.rail} />
  ))
}
