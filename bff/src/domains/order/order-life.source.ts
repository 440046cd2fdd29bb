import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { callOf, type OrderRef } from './order-ref.ts'

type PageQuery = RequestOf<'get', '/orders'>['query']
type SaveBody = RequestOf<'post', '/orders/{id}/edit/save'>['body']
type AccessBody = RequestOf<'post', '/order-access/send-code'>['body']
type CheckBody = RequestOf<'post', '/order-access/check-code'>['body']

/** Changes of an order before shipping, and order access. */
export function orderLifeSource(api: StoreClient) {
  return {
    /** Orders of the authenticated customer. */
    page: (query: PageQuery) => api.get('/orders', { query }),
    counts: () => api.get('/orders/counts', {}).then(({ data }) => data),
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
    sendAccessCode: (body: AccessBody) => api.post('/order-access/send-code', { body }).then(({ data }) => data),
    checkAccessCode: (body: CheckBody) => api.post('/order-access/check-code', { body }).then(({ data }) => data),
  }
}
