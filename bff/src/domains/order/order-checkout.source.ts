import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'

type PlaceBody = RequestOf<'post', '/orders'>['body']

/** `cartToken` identifies the cart to order. */
export function orderCheckoutSource(api: StoreClient, cartToken: () => string | undefined) {
  return {
    /** Idempotent: the same key returns the same order; the same key with another body is rejected. */
    place: (key: string, body: PlaceBody) =>
      api
        .post('/orders', { header: { 'x-cart-token': cartToken(), 'idempotency-key': key }, body })
        .then(({ data }) => data),
  }
}
