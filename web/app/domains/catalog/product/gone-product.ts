import { data, isRouteErrorResponse } from 'react-router'
import { type Fault, faultOf } from '#app/lib/apollo/fault.ts'
import type { Query } from '#app/lib/route/route-types.ts'
import { GoneProductDocument } from './__generated__/gone-product.ts'
import type { ProductTile_ProductFragment } from '#app/domains/catalog/cards/__generated__/product-tile.ts'

type Gone = Fault & { products: readonly ProductTile_ProductFragment[] }

/** What the page of a product throws for a fault: when it was taken down, 410 with what the words of its address find now. */
export async function orGone(thrown: unknown, slug: string, query: Query): Promise<never> {
  if (faultOf(thrown).code !== 'GONE') throw thrown
  const q = slug.replaceAll('-', ' ').slice(0, 100)
  const { alike, best } = await query(GoneProductDocument, { filter: { q } })
  const products = alike.nodes.length > 0 ? alike.nodes : best.nodes
  throw data({ code: 'GONE', products } satisfies Gone, { status: 410 })
}

/** The products that an error of a page brings; none for most. */
export function productsOf(error: unknown): Gone['products'] {
  return (isRouteErrorResponse(error) && (error.data as Partial<Gone> | undefined)?.products) || []
}
