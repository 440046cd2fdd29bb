import type DataLoader from 'dataloader'
import type { ReviewPage } from '#src/__generated__/rest.ts'
import { batchById } from '#src/rest/batch.ts'
import { SHARED } from '#src/rest/response-cache.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import type { ReviewList } from './reviews-models.ts'

export type ReviewQuery = Omit<NonNullable<RequestOf<'get', '/reviews'>['query']>, 'products'>

/** Customer reviews. */
export function reviewsSource(api: StoreClient) {
  const loaders = new Map<string, DataLoader<number, ReviewPage | null>>()
  const loaderOf = (query: ReviewQuery) =>
    batchById<ReviewPage>(
      (products) => api.get('/reviews', { query: { products, ...query } }, SHARED).then(({ data }) => data),
      ({ productId }) => productId,
    )
  return {
    /**
     * Returns a page of a product's reviews, batched over products with the same page parameters; an empty one when the
     * product does not exist.
     */
    async page(productId: number, query: ReviewQuery): Promise<ReviewList> {
      const key = JSON.stringify(query)
      const loader = loaders.get(key) ?? loaderOf(query)
      loaders.set(key, loader)
      const {
        reviews = [],
        total = 0,
        endCursor = null,
        hasNext = false,
        cursors,
      } = (await loader.load(productId)) ?? {}
      return { data: reviews, meta: { total, endCursor, hasNext, cursors } }
    },
    /** `token`: signed token of the order link. */
    add: (orderId: number, token: string | undefined, body: RequestOf<'post', '/orders/{id}/reviews'>['body']) =>
      api
        .post('/orders/{id}/reviews', { path: { id: orderId }, header: { 'x-order-token': token }, body })
        .then(({ data }) => data),
  }
}
