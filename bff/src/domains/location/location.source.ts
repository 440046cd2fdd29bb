import { batchByParent } from '#src/rest/batch.ts'
import { SHARED } from '#src/rest/cache.ts'
import type { StoreClient } from '#src/rest/client.ts'

export function locationSource(api: StoreClient) {
  return {
    states: () => api.get('/states', {}, SHARED).then(({ data }) => data),
    citiesByState: batchByParent(
      (state) => api.get('/cities', { query: { state } }, SHARED).then(({ data }) => data),
      ({ stateId }) => stateId,
    ),
    regionsByCity: batchByParent(
      (city) => api.get('/regions', { query: { city } }, SHARED).then(({ data }) => data),
      ({ cityId }) => cityId,
    ),
    deliveryQuote: (query: { state?: number; region?: number }) =>
      api.get('/delivery-quote', { query }, SHARED).then(({ data }) => data),
  }
}
