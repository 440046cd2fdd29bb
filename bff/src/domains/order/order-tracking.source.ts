import type { OrderEvent } from '#src/__generated__/rest.ts'
import type { StoreClient } from '#src/rest/client.ts'
import { isSendable } from '#src/rest/visitor.ts'
import type { OrderMove } from './order-tracking-models.ts'

/** A text that opens nothing, for one that cannot be sent. */
const WRONG = '-'

/** What the store tells of an order while it moves. */
export function orderTrackingSource(api: StoreClient) {
  return {
    /** The moves of an order after the one numbered `after`, as they happen. */
    moves(id: number, token: string | undefined, after: number | undefined) {
      const header = { 'x-order-token': token && !isSendable(token) ? WRONG : token }
      const read = ({ seq }: OrderEvent): OrderMove => ({ seq, id, token })
      return api.events('/orders/{id}/events', { path: { id }, query: { after }, header }, read)
    },
  }
}
