import { batchByParent } from '#src/rest/batch.ts'
import type { State } from '#src/__generated__/rest.ts'
import { SHARED } from '#src/rest/response-cache.ts'
import type { StoreClient } from '#src/rest/client.ts'

export function locationSource(api: StoreClient) {
  let all: Promise<State[]> | undefined
  const states = () => (all ??= api.get('/states', {}, SHARED).then(({ data }) => data))
  return {
    states,
    /** Throws when the store API no longer has the governorate. */
    async state(id: number): Promise<State> {
      const state = (await states()).find((each) => each.id === id)
      if (!state) throw new Error(`no governorate ${id}`)
      return state
    },
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
