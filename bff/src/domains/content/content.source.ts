import { SHARED } from '#src/rest/response-cache.ts'
import type { StoreClient } from '#src/rest/client.ts'

export function contentSource(api: StoreClient) {
  return { home: () => api.get('/home', {}, SHARED).then(({ data }) => data) }
}
