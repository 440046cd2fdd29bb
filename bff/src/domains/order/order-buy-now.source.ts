import type { BuyNowQuote } from '#src/__generated__/rest.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { RestError } from '#src/rest/rest-error.ts'

type Wish = RequestOf<'get', '/buy-now'>['query']
type Body = RequestOf<'post', '/buy-now'>['body']

/** Buying one product without a cart. Never cached. */
export function orderBuyNowSource(api: StoreClient) {
  return {
    /** Returns a quote, or null when the product cannot be bought. */
    quote: (query: Wish): Promise<BuyNowQuote | null> =>
      api.get('/buy-now', { query }).then(({ data }) => data, nullWhenRefused),
    /** Returns the branches where the product can be collected; null when it cannot be bought. */
    pickupBranches: (query: RequestOf<'get', '/buy-now/pickup-branches'>['query']) =>
      api.get('/buy-now/pickup-branches', { query }).then(({ data }) => data, nullWhenRefused),
    /** Idempotent: the same key returns the same order; the same key with another body is rejected. */
    order: (key: string, body: Body) =>
      api.post('/buy-now', { header: { 'idempotency-key': key }, body }).then(({ data }) => data),
  }
}

/** Errors without a quote: unknown, not for sale, out of stock, or an impossible quantity. */
function nullWhenRefused(error: unknown): null {
  if (error instanceof RestError && [404, 409, 422].includes(error.facts.status ?? 0)) return null
  throw error
}
