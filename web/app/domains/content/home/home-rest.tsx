import type { ProductTile_ProductFragment } from '#app/domains/catalog/cards/__generated__/product-tile.ts'
import { RestOfRail } from '#app/domains/catalog/cards/rail-tiles.tsx'
import { useHomeRestQuery } from './__generated__/home-rest.ts'

type Props = { rail: 'newest' | 'bestSellers' | 'offers'; shown: readonly ProductTile_ProductFragment[] }

/** The cards of a row of the home page beyond those that its document has. Loaded for all rows at once. */
export function HomeRest({ rail, shown }: Props) {
  const { data } = useHomeRestQuery()
  return <RestOfRail products={data?.home?.[rail]} shown={shown} />
}
