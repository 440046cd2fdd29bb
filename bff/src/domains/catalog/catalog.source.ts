import type { Brand, Category, Club, ProductDetail, Related, Variant } from '#src/__generated__/rest.ts'
import { batchById } from '#src/rest/batch.ts'
import { SHARED, STOCK } from '#src/rest/response-cache.ts'
import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'
import { orNull } from '#src/rest/rest-error.ts'

const dataOf = <T>({ data }: { data: T }): T => data

type NotifyMeBody = RequestOf<'post', '/notify-me'>['body']

/** Minimum number of neighbours that one call requests, so that two fields with different `first` share one call. */
const FEW = 12
const MOST = 24

/** Variants per call: enough for a whole product list. */
const MOST_VARIANTS = 500

/** Products and their categories, brands, clubs. Ids passed to loaders are numbers; lookups accept an id or a slug. */
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
  const brandById = batchById(
    (ids) => api.get('/brands', { query: { ids } }, SHARED).then(dataOf),
    ({ id }) => id,
  )
  const clubById = batchById(
    (ids) => api.get('/clubs', { query: { ids } }, SHARED).then(dataOf),
    ({ id }) => id,
  )
  /** Returns a variant of a product or of a bundle's parts; null when it is no longer sold. */
  async function variant({ id, productId }: { id: number; productId: number }): Promise<Variant | null> {
    const product = await detailById.load(productId)
    const variants = [...(product?.variants ?? []), ...(product?.parts ?? []).flatMap((part) => part.variants)]
    return variants.find((one) => one.id === id) ?? null
  }
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
    // The whole of what another object refers to. They throw UPSTREAM_UNAVAILABLE when the store returns none.
    async wholeCategory(id: number): Promise<Category> {
      const categories = await api.get('/categories', {}, SHARED).then(dataOf)
      return categories.find((category) => category.id === id) ?? Promise.reject(api.leftOut('/categories', id))
    },
    wholeBrand: async (id: number): Promise<Brand> =>
      (await brandById.load(id)) ?? Promise.reject(api.leftOut('/brands', id)),
    wholeClub: async (id: number): Promise<Club> =>
      (await clubById.load(id)) ?? Promise.reject(api.leftOut('/clubs', id)),
    kitsByClub: batchById(
      (ids) => api.get('/club-kits', { query: { ids } }, SHARED).then(dataOf),
      ({ clubId }) => clubId,
    ),
    detailById,
    /** Loads the details of a listed product. Throws UPSTREAM_UNAVAILABLE when the store returns none. */
    details(id: number): Promise<ProductDetail> {
      const known =
        details.get(id) ??
        detailById.load(id).then((found) => found ?? Promise.reject(api.leftOut('/product-details', id)))
      details.set(id, known)
      return known
    },
    variant,
    availabilityByVariant: batchById(
      (variantIds) => api.get('/availability', { query: { variantIds } }, STOCK).then(dataOf),
      ({ variantId }) => variantId,
      MOST_VARIANTS,
    ),
    /**
     * Loads the neighbours of a product, at least `first` of each kind if there are so many: one call for both kinds.
     */
    relatedTo(productId: number, first: number) {
      const size = first <= FEW ? FEW : MOST
      const loader = related.get(size) ?? relatedLoader(size)
      related.set(size, loader)
      return loader.load(productId)
    },
    notifyMe: (body: NotifyMeBody) => api.post('/notify-me', { body }).then(dataOf),
  }
}
