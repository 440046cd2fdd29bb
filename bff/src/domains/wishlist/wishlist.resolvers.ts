import type { GraphQLResolveInfo } from 'graphql'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { connection, loadPage } from '#src/graphql/connection.ts'
import { idOf } from '#src/graphql/ids.ts'
import { refusable } from '#src/graphql/user-errors.ts'
import type { WishlistChange } from './wishlist-models.ts'

export const wishlistResolvers: Resolvers = {
  Customer: {
    wishlist: (_, args, { sources }, info) => loadPage(args, info, sources.wishlist.page),
    wishlistProductIds: async (_, __, { sources }) => (await sources.wishlist.ids()).map(String),
  },
  Mutation: {
    wishlistAdd: (_, { input: { productId } }, { sources }, info) => change(info, productId, sources.wishlist.add),
    wishlistRemove: (_, { input: { productId } }, { sources }, info) => change(info, productId, sources.wishlist.remove),
  },
  WishlistConnection: {
    ...connection,
    nodes: ({ data }) => data.map(({ product }) => product),
  },
  WishlistEdge: {
    node: ({ node }) => node.product,
    addedAt: ({ node }) => node.addedAt,
  },
  WishlistPayload: {
    product: ({ productId }, _, { sources }) => (productId === null ? null : sources.catalog.detailById.load(productId)),
    customer: (_, __, { sources }) => sources.account.viewer(),
  },
}

async function change(info: GraphQLResolveInfo, id: string, run: (productId: number) => Promise<void>): Promise<WishlistChange> {
  const productId = idOf('Product', id)
  const { done, userErrors } = await refusable<true>(info, () => run(productId).then(() => true as const))
  return { productId: done && productId, userErrors }
}
