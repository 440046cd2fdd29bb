import type { GraphQLResolveInfo } from 'graphql'
import type { ProductDetail as Product } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { connection, loadPage } from '#src/graphql/connection.ts'
import type { GraphContext } from '#src/graphql/context.ts'
import { asksOnly } from '#src/graphql/fields.ts'
import { idOf } from '#src/graphql/ids.ts'
import { refusable } from '#src/graphql/user-errors.ts'
import type { WishlistChange } from './wishlist-models.ts'

const changed = {
  product: ({ productId }: WishlistChange, _: unknown, { sources }: GraphContext) =>
    productId === null ? null : sources.catalog.detailById.load(productId),
  customer: (_: unknown, __: unknown, { sources }: GraphContext) => sources.account.viewer(),
}

export const wishlistResolvers: Resolvers = {
  Customer: {
    wishlist: (_, args, { sources }, info) => loadPage(args, info, sources.wishlist.page),
    async wishlistProducts(_, __, { sources }, info) {
      const ids = await sources.wishlist.ids()
      if (asksOnly(info, ['id'])) return ids.map((id) => ({ id }) as Product)
      const products = await Promise.all(ids.map((id) => sources.catalog.detailById.load(id)))
      return products.filter((product) => product !== null)
    },
  },
  Mutation: {
    wishlistAdd: (_, { input: { productId } }, { sources }, info) => change(info, productId, sources.wishlist.add),
    wishlistRemove: (_, { input: { productId } }, { sources }, info) =>
      change(info, productId, sources.wishlist.remove),
  },
  WishlistConnection: { ...connection, nodes: ({ data }) => data.map(({ product }) => product) },
  WishlistEdge: { node: ({ node }) => node.product, addedAt: ({ node }) => node.addedAt },
  WishlistAddPayload: changed,
  WishlistRemovePayload: changed,
}

async function change(
  info: GraphQLResolveInfo,
  id: string,
  run: (productId: number) => Promise<void>,
): Promise<WishlistChange> {
  const productId = idOf('Product', id)
  const { done, userErrors } = await refusable<true>(info, () => run(productId).then(() => true as const), {
    NOT_FOUND: 'productId',
  })
  return { productId: done && productId, userErrors }
}
