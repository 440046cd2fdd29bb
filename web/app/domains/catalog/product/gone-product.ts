import { data, isRouteErrorResponse } from 'react-router'
import { type Fault, faultOf } from '#app/lib/apollo/fault.ts'
import type { Query } from '#app/lib/route/page-load.ts'
import { GoneProductDocument, GoneProductCategoryDocument } from './__generated__/gone-product.ts'
import type { ProductTile_ProductFragment } from '#app/domains/catalog/cards/__generated__/product-tile.ts'

type Instead = {
  products: readonly ProductTile_ProductFragment[]
  /** Whether the products resemble the removed one; else they are best sellers. */
  alike: boolean
}
type Gone = Fault & Instead

/** Number of products to offer instead of a removed one. */
const COUNT = 8

/**
 * Throws the fault of a product page. For a removed product (410) it adds products that match the words of its URL,
 * then products of their department, then best sellers.
 */
export async function throwWithAlternatives(thrown: unknown, slug: string, query: Query): Promise<never> {
  if (faultOf(thrown).code !== 'GONE') throw thrown
  const q = slug.replaceAll('-', ' ').slice(0, 100)
  const { alike, best } = await query(GoneProductDocument, { filter: { q } }, { parts: ['alike', 'best'] })
  const likely = alike?.nodes ?? []
  const category = likely.length < COUNT ? likely[0]?.category.slug : undefined
  const near = category
    ? (
        await query(
          GoneProductCategoryDocument,
          { filter: { category: [category], inStock: true } },
          { parts: ['near'] },
        )
      ).near?.nodes
    : []
  const products = [
    ...new Map([...likely, ...(near ?? []), ...(best?.nodes ?? [])].map((product) => [product.id, product])).values(),
  ].slice(0, COUNT)
  throw data({ code: 'GONE', products, alike: likely.length > 0 } satisfies Gone, { status: 410 })
}

/** Returns the products that a page's error contains; none for most errors. */
export function alternativesOf(error: unknown): Instead {
  const gone = isRouteErrorResponse(error) ? (error.data as Partial<Gone> | undefined) : undefined
  return { products: gone?.products ?? [], alike: gone?.alike === true }
}
