import { SHARED } from '#src/rest/cache.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'

export type ReviewQuery = NonNullable<RequestOf<'get', '/products/{id}/reviews'>['query']>

/** What shoppers say of what they bought. */
export function feedbackSource(api: StoreClient) {
  return {
    reviews: (productId: number, query: ReviewQuery) =>
      api.get('/products/{id}/reviews', { path: { id: String(productId) }, query }, SHARED),
  }
}
