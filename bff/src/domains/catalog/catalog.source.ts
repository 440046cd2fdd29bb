import type { Related } from '#src/__generated__/rest.ts'
import { batchById } from '#src/rest/batch.ts'
import { BRIEFLY, SHARED } from '#src/rest/cache.ts'
import type { StoreClient } from '#src/rest/client.ts'
import { orNull } from '#src/rest/rest-error.ts'

const dataOf = <T>({ data }: { data: T }): T => data

/** Products and what they are sorted by. Ids given to loaders are numbers; lookups take an id or a slug. */
export function catalogSource(api: StoreClient) {
  const related = new Map<number, ReturnType<typeof batchById<Related>>>()
  return {
    product: (id: string) => orNull(api.get('/products/{id}', { path: { id } }, SHARED).then(dataOf)),
    categories: () => api.get('/categories', {}, SHARED).then(dataOf),
    category: (id: string) => orNull(api.get('/categories/{id}', { path: { id } }, SHARED).then(dataOf)),
    brands: () => api.get('/brands', {}, SHARED).then(dataOf),
    brand: (id: string) => orNull(api.get('/brands/{id}', { path: { id } }, SHARED).then(dataOf)),
    clubs: () => api.get('/clubs', {}, SHARED).then(dataOf),
    club: (id: string) => orNull(api.get('/clubs/{id}', { path: { id } }, SHARED).then(dataOf)),
    brandById: batchById(
      (ids) => api.get('/brands', { query: { ids } }, SHARED).then(dataOf),
      ({ id }) => id,
    ),
    detailById: batchById(
      (ids) => api.get('/product-details', { query: { ids } }, SHARED).then(dataOf),
      ({ id }) => id,
    ),
    availabilityByVariant: batchById(
      (variantIds) => api.get('/availability', { query: { variantIds } }, BRIEFLY).then(dataOf),
      ({ variantId }) => variantId,
    ),
    /** One batch for each number of products that is asked for. */
    relatedByProduct(first: number) {
      const known = related.get(first)
      if (known) return known
      const loader = batchById(
        (ids) => api.get('/related', { query: { ids, first } }, SHARED).then(dataOf),
        ({ productId }) => productId,
      )
      related.set(first, loader)
      return loader
    },
  }
}
