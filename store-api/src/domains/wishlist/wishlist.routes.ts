import { good, ok, okList } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { PageMeta } from '#src/http/schema-parts.ts'
import { WishlistItem, WishlistItemBody, WishlistProductIds, WishlistQuery } from './wishlist.schema.ts'
import * as wishlist from './wishlist.service.ts'

export const wishlistRoutes = tagged('wishlist', async (app) => {
  app.get(
    '/wishlist',
    {
      schema: {
        operationId: 'listWishlistItems',
        querystring: WishlistQuery,
        response: okList(WishlistItem, PageMeta),
      },
    },
    async ({ context, query }) => ({ status: true as const, ...(await wishlist.listWishlistItems(context, query)) }),
  )

  app.get(
    '/wishlist/ids',
    { schema: { operationId: 'listWishlistProductIds', response: ok(WishlistProductIds) } },
    async ({ context }) => good(await wishlist.listWishlistProductIds(context)),
  )

  app.post(
    '/wishlist/add',
    { schema: { operationId: 'addWishlistItem', body: WishlistItemBody, response: ok(WishlistProductIds) } },
    async ({ context, body }) => good(await wishlist.addWishlistItem(context, body.productId)),
  )

  app.post(
    '/wishlist/remove',
    { schema: { operationId: 'removeWishlistItem', body: WishlistItemBody, response: ok(WishlistProductIds) } },
    async ({ context, body }) => good(await wishlist.removeWishlistItem(context, body.productId)),
  )
})
