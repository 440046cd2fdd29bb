import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import type { ReturnQuote } from '#src/__generated__/rest.ts'
import { callOf, nullWhenRefused, type OrderRef } from './order-ref.ts'

type ReturnBody = RequestOf<'post', '/orders/{id}/return'>['body']
type QuoteBody = RequestOf<'post', '/orders/{id}/return-quote'>['body']

/** Returns, and ordering again. `cartToken` identifies the cart of a reorder. */
export function orderReturnsSource(api: StoreClient, cartToken: () => string | undefined) {
  return {
    request: (ref: OrderRef, body: ReturnBody) =>
      api.post('/orders/{id}/return', { ...callOf(ref), body }).then(({ data }) => data),
    /** Returns what a return pays back, or null when these items cannot be returned so. */
    quote: (ref: OrderRef, body: QuoteBody): Promise<ReturnQuote | null> =>
      api.post('/orders/{id}/return-quote', { ...callOf(ref), body }).then(({ data }) => data, nullWhenRefused),
    withdraw: (ref: OrderRef) => api.post('/orders/{id}/return/withdraw', callOf(ref)).then(({ data }) => data),
    reorder: ({ id, token }: OrderRef) =>
      api
        .post('/orders/{id}/reorder', { path: { id }, header: { 'x-order-token': token, 'x-cart-token': cartToken() } })
        .then(({ data }) => data),
  }
}
