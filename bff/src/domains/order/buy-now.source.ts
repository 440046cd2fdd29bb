import type { BuyNowQuote } from '#src/__generated__/rest.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { RestError } from '#src/rest/rest-error.ts'

type Wish = RequestOf<'get', '/buy-now'>['query']
type Body = RequestOf<'post', '/buy-now'>['body']

/** One product that is bought at once, without a cart. Never cached. */
export function buyNowSource(api: StoreClient) {
  return {
    /** What it would cost; null when it cannot be bought. */
    quote: (query: Wish): Promise<BuyNowQuote | null> =>
      api.get('/buy-now', { query }).then(({ data }) => data, nullWhenRefused),
    /** The same key gives the same order; another body under it is refused. */
    order: (key: string, body: Body) =>
      api.post('/buy-now', { header: { 'idempotency-key': key }, body }).then(({ data }) => data),
  }
}

/** Not there, not for sale, sold out, or no such quantity: there is no quote. */
function nullWhenRefused(error: unknown): null {
  if (error instanceof RestError && [404, 409, 422].includes(error.facts.status ?? 0)) return null
  throw error
}
