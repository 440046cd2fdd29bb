import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useNear } from '#app/lib/browser/use-near-viewport.ts'
import type { ProductTile_ProductFragment } from './__generated__/product-tile.ts'
import { ProductTile, tileSizes } from './product-tile.tsx'

/**
 * Number of cards in the document: one more than the widest screen shows. Pages that load the others later ask for so
 * many.
 */
const FIRST = 6

type Product = ProductTile_ProductFragment
type Props = {
  products: readonly Product[]
  /** `RestOfRail`, when the page has not loaded all products. */
  rest?: ReactNode
}

/**
 * Cards of a row that scrolls. Those beyond the end of the screen are rendered, and `rest` is loaded, when the row
 * comes near.
 */
export function RailTiles({ products, rest }: Props) {
  const { ref, near } = useNear<HTMLElement>()
  const [all, setAll] = useState(false)
  useEffect(() => {
    if (near) startTransition(() => setAll(true))
  }, [near])
  return (
    <>
      {products.slice(0, all ? undefined : FIRST).map((product, place) => (
        <ProductTile key={product.id} ref={place === 0 ? ref : undefined} product={product} sizes={tileSizes.rail} />
      ))}
      {all ? rest : null}
    </>
  )
}

/** The cards of a whole row that the page has not `shown`. */
export function RestOfRail({
  products,
  shown,
}: {
  products: readonly Product[] | undefined
  shown: readonly Product[]
}) {
  const ids = new Set(shown.map(({ id }) => id))
  return products
    ?.filter(({ id }) => !ids.has(id))
    .map((product) => <ProductTile key={product.id} product={product} sizes={tileSizes.rail} />)
}
