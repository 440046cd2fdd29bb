import { ask, type Operation, operationOf } from './graphql.ts'

/** Items of a list, as a page of the shop has them. */
export const LIST_LENGTH = 24

/** What /search asks for a category. `more` narrows it further. */
export function listOperation(more: Record<string, unknown> = {}): Operation {
  return operationOf('SearchPage', { filter: { category: ['football-kits'], ...more }, sort: 'RELEVANCE', after: null })
}

/** What /products/{id} asks. */
export function productOperation(id: string): Operation {
  return operationOf('ProductPage', { id })
}

export type Product = { id: string; slug: string; variants: { id: string; available: number }[] }

/** Every plain product of the demo shop. */
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
