import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'

export function complaintSource(api: StoreClient) {
  return {
    add: (body: RequestOf<'post', '/complaints'>['body']) => api.post('/complaints', { body }).then(({ data }) => data),
  }
}
