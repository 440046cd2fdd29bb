import type { StoreClient } from '#src/rest/client.ts'
import type { RequestOf } from '#src/rest/operations.ts'

/** Wishlist of the authenticated customer; cached per request only. A write returns all ids. */
export function wishlistSource(api: StoreClient) {
  let ids: Promise<number[]> | undefined
  async function change(path: '/wishlist/add' | '/wishlist/remove', productId: number): Promise<void> {
    const { data } = await api.post(path, { body: { productId } })
    ids = Promise.resolve(data)
  }
  return {
    /** Items have the id of their product. */
    async page(query: RequestOf<'get', '/wishlist'>['query']) {
      const { data, meta } = await api.get('/wishlist', { query })
      return { data: data.map((item) => ({ ...item, id: item.product.id })), meta }
    },
    ids: () => (ids ??= api.get('/wishlist/ids', {}).then(({ data }) => data)),
    add: (productId: number) => change('/wishlist/add', productId),
    remove: (productId: number) => change('/wishlist/remove', productId),
  }
}
