import type { ReactNode } from 'react'
import { useRecentProductsQuery } from './__generated__/recently-viewed.ts'
import { ProductRail } from '#app/domains/catalog/cards/product-rail.tsx'

type Props = { ids: string[]; title: string; action: ReactNode; className?: string }

/** Rail of the products with these ids; renders nothing until they load. */
export function RecentRail({ ids, ...rail }: Props) {
  const { data } = useRecentProductsQuery({ variables: { ids } })
  return <ProductRail products={data?.productsByIds ?? []} {...rail} />
}
