import type { StoreClient } from '#src/rest/client.ts'
import { orNull } from '#src/rest/rest-error.ts'

/** One order. */
export function orderSource(api: StoreClient) {
  return {
    /** The order keeps the token that it was read by. */
    order: (id: number, token: string | undefined) =>
      orNull(
        api
          .get('/orders/{id}', { path: { id }, header: { 'x-order-token': token } })
          .then(({ data }) => ({ ...data, token: token ?? null })),
      ),
  }
}
