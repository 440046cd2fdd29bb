import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { good, ok, okList } from '#src/http/envelope.ts'
import { Wish, WishBody, WishIds, WishListMeta, WishListQuery, WishMergeBody } from './wishlist.schema.ts'
import * as wishlist from './wishlist.service.ts'

const tags = ['wishlist']

export const wishlistRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/wishlist', {
    schema: { tags, operationId: 'listWishes', querystring: WishListQuery, response: okList(Wish, WishListMeta) },
  }, async ({ context, query }) => ({ status: true as const, ...(await wishlist.listWishes(context, query)) }))

  app.get('/wishlist/ids', { schema: { tags, operationId: 'listWishedIds', response: ok(WishIds) } },
    async ({ context }) => good(await wishlist.listWishedIds(context)))

  app.post('/wishlist/add', { schema: { tags, operationId: 'addWish', body: WishBody, response: ok(WishIds) } },
    async ({ context, body }) => good(await wishlist.addWish(context, body.productId)))

  app.post('/wishlist/remove', { schema: { tags, operationId: 'removeWish', body: WishBody, response: ok(WishIds) } },
    async ({ context, body }) => good(await wishlist.removeWish(context, body.productId)))

  app.post('/wishlist/merge', { schema: { tags, operationId: 'mergeWishes', body: WishMergeBody, response: ok(WishIds) } },
    async ({ context, body }) => good(await wishlist.mergeWishes(context, body.productIds)))
}
