import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import type { OrderRef } from './order-ref.ts'

type ReturnBody = RequestOf<'post', '/orders/{id}/return'>['body']
type DeliveryTimeBody = RequestOf<'post', '/orders/{id}/delivery-time'>['body']

/** Changes of an order after shipping. `cartToken` identifies the cart of a reorder. */
export function orderReturnsSource(api: StoreClient, cartToken: () => string | undefined) {
  const known = ({ id, token }: OrderRef) => ({ path: { id }, header: { 'x-order-token': token } })
  return {
    request: (ref: OrderRef, body: ReturnBody) => api.post('/orders/{id}/return', { ...known(ref), body }).then(({ data }) => data),
    withdraw: (ref: OrderRef) => api.post('/orders/{id}/return/withdraw', known(ref)).then(({ data }) => data),
    chooseTime: (ref: OrderRef, body: DeliveryTimeBody) =>
      api.post('/orders/{id}/delivery-time', { ...known(ref), body }).then(({ data }) => data),
    reorder: ({ id, token }: OrderRef) =>
      api
        .post('/orders/{id}/reorder', { path: { id }, header: { 'x-order-token': token, 'x-cart-token': cartToken() } })
        .then(({ data }) => data),
  }
}
