import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { callOf, type OrderRef } from './order-ref.ts'

type ReturnBody = RequestOf<'post', '/orders/{id}/return'>['body']
type DeliveryTimeBody = RequestOf<'post', '/orders/{id}/delivery-time'>['body']

/** Changes of an order after shipping. `cartToken` identifies the cart of a reorder. */
export function orderReturnsSource(api: StoreClient, cartToken: () => string | undefined) {
  return {
    request: (ref: OrderRef, body: ReturnBody) => api.post('/orders/{id}/return', { ...callOf(ref), body }).then(({ data }) => data),
    withdraw: (ref: OrderRef) => api.post('/orders/{id}/return/withdraw', callOf(ref)).then(({ data }) => data),
    chooseTime: (ref: OrderRef, body: DeliveryTimeBody) =>
      api.post('/orders/{id}/delivery-time', { ...callOf(ref), body }).then(({ data }) => data),
    reorder: ({ id, token }: OrderRef) =>
      api
        .post('/orders/{id}/reorder', { path: { id }, header: { 'x-order-token': token, 'x-cart-token': cartToken() } })
        .then(({ data }) => data),
  }
}
