import { growList } from '#app/lib/pagination/grow-list.ts'
import type { Query } from '#app/lib/route/page-load.ts'
import type { ListVariables } from '#app/domains/search/list-query.ts'
import { MoreProductsDocument } from './__generated__/more-products.ts'

type Products = Parameters<typeof growList>[1]

/** Loads a list of products as long as its address says (`?shown=`). */
export function growProducts(url: URL, products: Products, variables: ListVariables, query: Query): Promise<void> {
  return growList(
    url,
    products,
    async (after) => (await query(MoreProductsDocument, { ...variables, after }, { subject: 'products' })).products,
  )
}
