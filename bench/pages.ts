import { ask, type Operation, operationOf } from './graphql.ts'

/** Number of products on a list page. */
export const LIST_LENGTH = 24

/** Returns the operation of /search. */
export function searchOperation(filter: Record<string, unknown>): Operation {
  return operationOf('SearchPage', { filter, sort: 'RELEVANCE', after: null, colored: false })
}

/** Returns the operation of /search for a category; `more` adds filters. */
export function listOperation(more: Record<string, unknown> = {}): Operation {
  return searchOperation({ category: ['football-kits'], ...more })
}

/** Returns the operation of /products/{id}. */
export function productOperation(id: string): Operation {
  return operationOf('ProductPage', { id })
}

export type Product = { id: string; slug: string; variants: { id: string; available: number }[] }

/** Returns all products of the demo shop that are no bundles. */
export async function allProducts(url: string): Promise<Product[]> {
  const query = `query ($after: String) {
    products(first: 100, after: $after, filter: { inStock: true }, sort: NEWEST) {
      nodes { id slug kind variants { id available } }
      pageInfo { hasNextPage endCursor }
    }
  }`
  const found: Product[] = []
  for (let after: string | null = null; ;) {
    const { products } = (await ask(url, { query, variables: { after } })).data as { products: ProductsAnswer }
    found.push(...products.nodes.filter(({ kind }) => kind === 'SIMPLE'))
    if (!products.pageInfo.hasNextPage) return found
    after = products.pageInfo.endCursor
  }
}

type ProductsAnswer = {
  nodes: (Product & { kind: string })[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}
