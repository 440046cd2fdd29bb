import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'

export function contactSource(api: StoreClient) {
  return {
    send: (body: RequestOf<'post', '/contact'>['body']) => api.post('/contact', { body }).then(({ data }) => data),
  }
}
