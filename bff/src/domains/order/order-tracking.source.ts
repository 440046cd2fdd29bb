import type { OrderEvent } from '#src/__generated__/rest.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { orNull } from '#src/rest/rest-error.ts'
import { isSendable } from '#src/rest/visitor.ts'
import type { OrderMove } from './order-tracking-models.ts'

type AccessBody = RequestOf<'post', '/order-access/send-code'>['body']
type CheckBody = RequestOf<'post', '/order-access/check-code'>['body']

/** Stands in for a token that is no valid header value; matches no order. */
const WRONG = '-'

/** Order tracking. */
export function orderTrackingSource(api: StoreClient) {
  return {
    guestOrder: (id: number, item: number, token: string) =>
      orNull(
        api
          .get('/guest-order/{id}/{item}', { path: { id, item }, header: { 'x-order-token': token } })
          .then(({ data }) => data),
      ),
    tracked: (orderNumber: string, mobile: string) =>
      orNull(api.get('/track-order', { query: { orderNumber, mobile } }).then(({ data }) => data)),
    sendAccessCode: (body: AccessBody) => api.post('/order-access/send-code', { body }).then(({ data }) => data),
    checkAccessCode: (body: CheckBody) => api.post('/order-access/check-code', { body }).then(({ data }) => data),
    /** Streams the status changes of an order after the sequence number `after`. */
    moves(id: number, token: string | undefined, after: number | undefined) {
      const header = { 'x-order-token': token && !isSendable(token) ? WRONG : token }
      const read = ({ seq, from, to, at }: OrderEvent): OrderMove => ({ seq, from, to, at, id, token })
      return api.events('/orders/{id}/events', { path: { id }, query: { after }, header }, read)
    },
  }
}
