import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'

/** The orders of the authenticated customer. */
export function orderListSource(api: StoreClient) {
  return {
    page: (query: RequestOf<'get', '/orders'>['query']) => api.get('/orders', { query }),
    counts: () => api.get('/orders/counts', {}).then(({ data }) => data),
  }
}
