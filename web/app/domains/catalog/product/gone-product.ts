import { data, isRouteErrorResponse } from 'react-router'
import { type Fault, faultOf } from '#app/lib/apollo/fault.ts'
import type { Query } from '#app/lib/route/route-types.ts'
import { GoneProductDocument, GoneProductShelfDocument } from './__generated__/gone-product.ts'
import type { ProductTile_ProductFragment } from '#app/domains/catalog/cards/__generated__/product-tile.ts'

type Instead = {
  products: readonly ProductTile_ProductFragment[]
  /** Whether they are like it; else they are what sells best. */
  alike: boolean
}
type Gone = Fault & Instead

/** So many products fill the shelf: a single one looks like an answer that broke off. */
const SHELF = 8

/**
 * What the page of a product throws for a fault: when it was taken down, 410 with what the words of its address find now; where that
 * is little, what else is in the same department, then what sells best.
 */
export async function orGone(thrown: unknown, slug: string, query: Query): Promise<never> {
  if (faultOf(thrown).code !== 'GONE') throw thrown
  const q = slug.replaceAll('-', ' ').slice(0, 100)
  const { alike, best } = await query(GoneProductDocument, { filter: { q } }, { parts: ['alike', 'best'] })
  const likely = alike?.nodes ?? []
  const category = likely.length < SHELF ? likely[0]?.category.slug : undefined
  const near = category ? (await query(GoneProductShelfDocument, { filter: { category: [category], inStock: true } }, { parts: ['near'] })).near?.nodes : []
  const products = [...new Map([...likely, ...(near ?? []), ...(best?.nodes ?? [])].map((product) => [product.id, product])).values()].slice(0, SHELF)
  throw data({ code: 'GONE', products, alike: likely.length > 0 } satisfies Gone, { status: 410 })
}

/** The products that an error of a page brings; none for most. */
export function insteadOf(error: unknown): Instead {
  const gone = isRouteErrorResponse(error) ? (error.data as Partial<Gone> | undefined) : undefined
  return { products: gone?.products ?? [], alike: gone?.alike === true }
}
