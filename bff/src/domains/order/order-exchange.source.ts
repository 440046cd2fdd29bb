import type { ExchangeQuote } from '#src/__generated__/rest.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { nullWhenRefused } from './order-ref.ts'
import { callOf, type OrderRef } from './order-ref.ts'

type Body = RequestOf<'post', '/orders/{id}/exchange'>['body']

/** Exchanges. Never cached. */
export function orderExchangeSource(api: StoreClient) {
  return {
    /** Returns what an exchange costs, or null when these items cannot be exchanged. */
    quote: (ref: OrderRef, items: Body['items']): Promise<ExchangeQuote | null> =>
      api
        .post('/orders/{id}/exchange-quote', { ...callOf(ref), body: { items } })
        .then(({ data }) => data, nullWhenRefused),
    /** Idempotent: the same key returns the same exchange; the same key with another body is rejected. */
    request: ({ id, token }: OrderRef, key: string, body: Body) =>
      api
        .post('/orders/{id}/exchange', {
          path: { id },
          header: { 'x-order-token': token, 'idempotency-key': key },
          body,
        })
        .then(({ data }) => data),
  }
}
