import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { callOf, type OrderRef } from './order-ref.ts'

type SaveBody = RequestOf<'post', '/orders/{id}/edit/save'>['body']
type DeliveryTimeBody = RequestOf<'post', '/orders/{id}/delivery-time'>['body']

/** Changes of an order by its customer. */
export function orderChangesSource(api: StoreClient) {
  return {
    confirm: (ref: OrderRef, code: string | null | undefined) =>
      api.post('/orders/{id}/confirm', { ...callOf(ref), body: { code } }).then(({ data }) => data),
    sendCodeSms: (ref: OrderRef) => api.post('/orders/{id}/confirm-code', callOf(ref)).then(({ data }) => data),
    requestCall: (ref: OrderRef) => api.post('/orders/{id}/confirm-call', callOf(ref)).then(({ data }) => data),
    cancel: (ref: OrderRef, reason: string | null | undefined) =>
      api.post('/orders/{id}/cancel', { ...callOf(ref), body: { reason } }).then(({ data }) => data),
    beginEdit: (ref: OrderRef) => api.post('/orders/{id}/edit', callOf(ref)).then(({ data }) => data),
    saveEdit: (ref: OrderRef, body: SaveBody) =>
      api.post('/orders/{id}/edit/save', { ...callOf(ref), body }).then(({ data }) => data),
    discardEdit: (ref: OrderRef) => api.post('/orders/{id}/edit/discard', callOf(ref)).then(({ data }) => data),
    chooseTime: (ref: OrderRef, body: DeliveryTimeBody) =>
      api.post('/orders/{id}/delivery-time', { ...callOf(ref), body }).then(({ data }) => data),
  }
}
