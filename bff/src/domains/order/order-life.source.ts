import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import type { OrderRef } from './order-ref.ts'

type PageQuery = RequestOf<'get', '/orders'>['query']
type SaveBody = RequestOf<'post', '/orders/{id}/edit/save'>['body']
type AccessBody = RequestOf<'post', '/order-access/send-code'>['body']
type CheckBody = RequestOf<'post', '/order-access/check-code'>['body']

/** Changes of an order before shipping, and order access. */
export function orderLifeSource(api: StoreClient) {
  const known = ({ id, token }: OrderRef) => ({ path: { id }, header: { 'x-order-token': token } })
  return {
    /** Orders of the authenticated customer. */
    page: (query: PageQuery) => api.get('/orders', { query }),
    counts: () => api.get('/orders/counts', {}).then(({ data }) => data),
    confirm: (ref: OrderRef, code: string | null | undefined) =>
      api.post('/orders/{id}/confirm', { ...known(ref), body: { code } }).then(({ data }) => data),
    sendCodeSms: (ref: OrderRef) => api.post('/orders/{id}/confirm-code', known(ref)).then(({ data }) => data),
    requestCall: (ref: OrderRef) => api.post('/orders/{id}/confirm-call', known(ref)).then(({ data }) => data),
    cancel: (ref: OrderRef, reason: string | null | undefined) =>
      api.post('/orders/{id}/cancel', { ...known(ref), body: { reason } }).then(({ data }) => data),
    beginEdit: (ref: OrderRef) => api.post('/orders/{id}/edit', known(ref)).then(({ data }) => data),
    saveEdit: (ref: OrderRef, body: SaveBody) =>
      api.post('/orders/{id}/edit/save', { ...known(ref), body }).then(({ data }) => data),
    discardEdit: (ref: OrderRef) => api.post('/orders/{id}/edit/discard', known(ref)).then(({ data }) => data),
    sendAccessCode: (body: AccessBody) => api.post('/order-access/send-code', { body }).then(({ data }) => data),
    checkAccessCode: (body: CheckBody) => api.post('/order-access/check-code', { body }).then(({ data }) => data),
  }
}
