import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { orNull } from '#src/rest/rest-error.ts'

type PlaceBody = RequestOf<'post', '/orders'>['body']

/** `cartToken` identifies the cart to order. */
export function orderSource(api: StoreClient, cartToken: () => string | undefined) {
  return {
    /** Idempotent: the same key returns the same order; the same key with another body is rejected. */
    place: (key: string, body: PlaceBody) =>
      api.post('/orders', { header: { 'x-cart-token': cartToken(), 'idempotency-key': key }, body }).then(({ data }) => data),
    /** The order keeps the token that it was read by. */
    order: (id: number, token: string | undefined) =>
      orNull(api.get('/orders/{id}', { path: { id }, header: { 'x-order-token': token } }).then(({ data }) => ({ ...data, token: token ?? null }))),
    guestOrder: (id: number, item: number, token: string) =>
      orNull(
        api.get('/guest-order/{id}/{item}', { path: { id, item }, header: { 'x-order-token': token } }).then(({ data }) => data),
      ),
    tracked: (orderNumber: string, mobile: string) =>
      orNull(api.get('/track-order', { query: { orderNumber, mobile } }).then(({ data }) => data)),
  }
}
