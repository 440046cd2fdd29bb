import type { ProductDetail, Related } from '#src/__generated__/rest.ts'
import { batchById } from '#src/rest/batch.ts'
import { SHARED, STOCK } from '#src/rest/cache.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { orNull } from '#src/rest/rest-error.ts'

const dataOf = <T>({ data }: { data: T }): T => data

type NotifyMeBody = RequestOf<'post', '/notify-me'>['body']

/** Neighbours of a product that one call asks for: two fields that want different numbers should not make two calls. */
const FEW = 12
const MOST = 24

/** Variants per call: those of a whole list of products. */
const MOST_VARIANTS = 500

/** Products and what they are sorted by. Ids given to loaders are numbers; lookups take an id or a slug. */
export function catalogSource(api: StoreClient) {
  const related = new Map<number, ReturnType<typeof relatedLoader>>()
  const relatedLoader = (first: number) =>
    batchById<Related>(
      (ids) => api.get('/related', { query: { ids, first } }, SHARED).then(dataOf),
      ({ productId }) => productId,
    )
  const detailById = batchById(
    (ids) => api.get('/product-details', { query: { ids } }, STOCK).then(dataOf),
    ({ id }) => id,
  )
  const details = new Map<number, Promise<ProductDetail>>()
  return {
    product: (id: string) => orNull(api.get('/products/{id}', { path: { id } }, STOCK).then(dataOf)),
    categories: () => api.get('/categories', {}, SHARED).then(dataOf),
    category: (id: string) => orNull(api.get('/categories/{id}', { path: { id } }, SHARED).then(dataOf)),
    brands: () => api.get('/brands', {}, SHARED).then(dataOf),
    brand: (id: string) => orNull(api.get('/brands/{id}', { path: { id } }, SHARED).then(dataOf)),
    clubs: () => api.get('/clubs', {}, SHARED).then(dataOf),
    topBrands: (top: number) => api.get('/brands', { query: { top } }, SHARED).then(dataOf),
    topClubs: (top: number) => api.get('/clubs', { query: { top } }, SHARED).then(dataOf),
    club: (id: string) => orNull(api.get('/clubs/{id}', { path: { id } }, SHARED).then(dataOf)),
    brandById: batchById(
      (ids) => api.get('/brands', { query: { ids } }, SHARED).then(dataOf),
      ({ id }) => id,
    ),
    kitsByClub: batchById(
      (ids) => api.get('/club-kits', { query: { ids } }, SHARED).then(dataOf),
      ({ clubId }) => clubId,
    ),
    detailById,
    /** The details of a product that the store lists. Throws UPSTREAM_UNAVAILABLE when the store does not describe it. */
    details(id: number): Promise<ProductDetail> {
      const known = details.get(id) ?? detailById.load(id).then((found) => found ?? Promise.reject(api.leftOut('/product-details', id)))
      details.set(id, known)
      return known
    },
    availabilityByVariant: batchById(
      (variantIds) => api.get('/availability', { query: { variantIds } }, STOCK).then(dataOf),
      ({ variantId }) => variantId,
      MOST_VARIANTS,
    ),
    /** The neighbours of a product, at least `first` of each sort where there are so many: one call for both sorts. */
    relatedTo(productId: number, first: number) {
      const size = first <= FEW ? FEW : MOST
      const loader = related.get(size) ?? relatedLoader(size)
      related.set(size, loader)
      return loader.load(productId)
    },
    notifyMe: (body: NotifyMeBody) => api.post('/notify-me', { body }).then(dataOf),
  }
}
