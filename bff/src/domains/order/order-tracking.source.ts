import type { OrderEvent } from '#src/__generated__/rest.ts'
import type { StoreClient } from '#src/rest/client.ts'
import { isSendable } from '#src/rest/visitor.ts'
import type { OrderMove } from './order-tracking-models.ts'

/** Stands in for a token that is no valid header value; matches no order. */
const WRONG = '-'

/** Order tracking. */
export function orderTrackingSource(api: StoreClient) {
  return {
    /** Streams the status changes of an order after the sequence number `after`. */
    moves(id: number, token: string | undefined, after: number | undefined) {
      const header = { 'x-order-token': token && !isSendable(token) ? WRONG : token }
      const read = ({ seq, from, to, at }: OrderEvent): OrderMove => ({ seq, from, to, at, id, token })
      return api.events('/orders/{id}/events', { path: { id }, query: { after }, header }, read)
    },
  }
}
