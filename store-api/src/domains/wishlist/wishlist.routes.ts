import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { good, ok, okList } from '#src/http/envelope.ts'
import { PageMeta } from '#src/http/schema-parts.ts'
import { WishlistItem, WishlistItemBody, WishlistProductIds, WishlistQuery } from './wishlist.schema.ts'
import * as wishlist from './wishlist.service.ts'

const tags = ['wishlist']

export const wishlistRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/wishlist',
    {
      schema: {
        tags,
        operationId: 'listWishlistItems',
        querystring: WishlistQuery,
        response: okList(WishlistItem, PageMeta),
      },
    },
    async ({ context, query }) => ({ status: true as const, ...(await wishlist.listWishlistItems(context, query)) }),
  )

  app.get(
    '/wishlist/ids',
    { schema: { tags, operationId: 'listWishlistProductIds', response: ok(WishlistProductIds) } },
    async ({ context }) => good(await wishlist.listWishlistProductIds(context)),
  )

  app.post(
    '/wishlist/add',
    { schema: { tags, operationId: 'addWishlistItem', body: WishlistItemBody, response: ok(WishlistProductIds) } },
    async ({ context, body }) => good(await wishlist.addWishlistItem(context, body.productId)),
  )

  app.post(
    '/wishlist/remove',
    { schema: { tags, operationId: 'removeWishlistItem', body: WishlistItemBody, response: ok(WishlistProductIds) } },
    async ({ context, body }) => good(await wishlist.removeWishlistItem(context, body.productId)),
  )
}
