import { SHARED } from '#src/rest/response-cache.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'

export type ProductQuery = NonNullable<RequestOf<'get', '/products'>['query']>

/** Product lists and search suggestions. */
export function searchSource(api: StoreClient) {
  return {
    products: (query: ProductQuery) => api.get('/products', { query }, SHARED),
    suggestions: async (q: string, first: number) =>
      (await api.get('/search/suggest', { query: { q, first } }, SHARED)).data,
    /** Returns products in the order of the ids. */
    productsByIds: async (ids: number[]) =>
      ids.length > 0 ? (await api.get('/products', { query: { ids } }, SHARED)).data : [],
  }
}
