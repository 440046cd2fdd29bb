import type { GraphQLResolveInfo } from 'graphql'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { idOf } from '#src/graphql/ids.ts'
import { refusable } from '#src/graphql/user-errors.ts'
import type { WishlistChange } from './wishlist-models.ts'

export const wishlistResolvers: Resolvers = {
  Customer: {
    wishlist: (_, { first, after }, { sources }) => sources.wishlist.page({ first, after: after ?? undefined }),
    wishlistProductIds: async (_, __, { sources }) => (await sources.wishlist.ids()).map(String),
  },
  Mutation: {
    wishlistAdd: (_, { input: { productId } }, { sources }, info) => change(info, productId, sources.wishlist.add),
    wishlistRemove: (_, { input: { productId } }, { sources }, info) => change(info, productId, sources.wishlist.remove),
  },
  WishlistConnection: {
    nodes: ({ data }) => data.map(({ product }) => product),
    edges: ({ data, meta }) => data.map((item, at) => ({ item, cursor: at === data.length - 1 ? meta.endCursor : null })),
    pageInfo: ({ meta }) => ({ hasNextPage: meta.hasNext, endCursor: meta.endCursor }),
    totalCount: ({ meta }) => meta.total,
  },
  WishlistEdge: {
    node: ({ item }) => item.product,
    addedAt: ({ item }) => item.addedAt,
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
