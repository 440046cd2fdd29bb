import type { ProductTile_ProductFragment } from '#app/domains/catalog/cards/__generated__/product-tile.ts'
import { RestOfRail } from '#app/domains/catalog/cards/rail-tiles.tsx'
import { useRelatedRestQuery } from './__generated__/related-rest.ts'

/** The related products beyond those that the page of the product has loaded. */
export function RelatedRest({
  productId,
  shown,
}: {
  productId: string
  shown: readonly ProductTile_ProductFragment[]
}) {
  const { data } = useRelatedRestQuery({ variables: { id: productId } })
  return <RestOfRail products={data?.product?.related ?? undefined} shown={shown} />
}
