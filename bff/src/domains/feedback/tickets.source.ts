import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { orNull } from '#src/rest/rest-error.ts'

/** Support tickets. */
export function ticketsSource(api: StoreClient) {
  return {
    page: (query: RequestOf<'get', '/tickets'>['query']) => api.get('/tickets', { query }),
    /** Null when the authenticated customer has no such ticket. */
    ticket: (id: number) => orNull(api.get('/tickets/{id}', { path: { id } }).then(({ data }) => data)),
    open: (body: RequestOf<'post', '/tickets'>['body']) => api.post('/tickets', { body }).then(({ data }) => data),
    reply: (id: number, message: string) =>
      api.post('/tickets/{id}/reply', { path: { id }, body: { message } }).then(({ data }) => data),
    close: (id: number) => api.post('/tickets/{id}/close', { path: { id } }).then(({ data }) => data),
  }
}
