import { SHARED } from '#src/rest/response-cache.ts'
import type { StoreClient } from '#src/rest/client.ts'

export function promotionSource(api: StoreClient) {
  return { offers: () => api.get('/offers', {}, SHARED).then(({ data }) => data) }
}
