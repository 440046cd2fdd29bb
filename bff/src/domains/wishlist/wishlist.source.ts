import type { StoreClient } from '#src/rest/client.ts'

/** Wishlist of the authenticated customer; cached per request only. A write returns all ids. */
export function wishlistSource(api: StoreClient) {
  let ids: Promise<number[]> | undefined
  async function change(path: '/wishlist/add' | '/wishlist/remove', productId: number): Promise<void> {
    const { data } = await api.post(path, { body: { productId } })
    ids = Promise.resolve(data)
  }
  return {
    page: (query: { first: number; after: string | undefined }) => api.get('/wishlist', { query }),
    ids: () => (ids ??= api.get('/wishlist/ids', {}).then(({ data }) => data)),
    add: (productId: number) => change('/wishlist/add', productId),
    remove: (productId: number) => change('/wishlist/remove', productId),
  }
}
