import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { Id } from '#src/http/schema-parts.ts'
import { atMost } from '#src/limits.ts'
import * as availability from './availability.service.ts'
import { selectColors, selectSeasons, selectSizes } from './catalog.queries.ts'
import {
  Availability, Brand, Category, Club, ClubKits, Color, NotifyMe, NotifyMeBody, ProductCard, ProductDetail, Related, Season, Size,
  SizeChart,
} from './catalog.schema.ts'
import * as catalog from './catalog.service.ts'
import * as detail from './product-detail.service.ts'
import { notifyMe } from './notify-me.service.ts'
import * as related from './related.service.ts'

const Ids = Type.Array(Id, { maxItems: 100 })
/** Maximum number of ids: the variants of a whole list of products (docs/operations.md). */
const VariantIds = Type.Array(Id, { maxItems: atMost('availability', 500) })
const IdOrSlug = Type.Object({ id: Type.String({ minLength: 1, maxLength: 120, description: 'Id or slug' }) })
const First = Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 10 }))
const Chosen = Type.Object({
  ids: Type.Optional(Ids),
  top: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, description: 'Number of best sellers of the last 90 days to return' })),
})
const tags = ['catalog']

export const catalogRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/categories', { schema: { tags, operationId: 'listCategories', response: ok(Type.Array(Category)) } },
    async ({ context }) => good(await catalog.listCategories(context)))

  app.get('/categories/:id', { schema: { tags, operationId: 'getCategory', params: IdOrSlug, response: ok(Category) } },
    async ({ context, params }) => good(await catalog.getCategory(context, params.id)))

  app.get('/brands', {
    schema: { tags, operationId: 'listBrands', querystring: Chosen, response: ok(Type.Array(Brand)) },
  }, async ({ context, query }) => good(await catalog.listBrands(context, query)))

  app.get('/brands/:id', { schema: { tags, operationId: 'getBrand', params: IdOrSlug, response: ok(Brand) } },
    async ({ context, params }) => good(await catalog.getBrand(context, params.id)))

  app.get('/clubs', {
    schema: { tags, operationId: 'listClubs', querystring: Chosen, response: ok(Type.Array(Club)) },
  }, async ({ context, query }) => good(await catalog.listClubs(context, query)))

  app.get('/clubs/:id', { schema: { tags, operationId: 'getClub', params: IdOrSlug, response: ok(Club) } },
    async ({ context, params }) => good(await catalog.getClub(context, params.id)))

  app.get('/clubs/:id/kits', {
    schema: { tags, operationId: 'getClubKits', params: IdOrSlug, response: ok(Type.Array(ProductCard)) },
  }, async ({ context, params }) => good(await catalog.getClubKits(context, params.id)))

  app.get('/club-kits', {
    schema: { tags, operationId: 'listClubKits', querystring: Type.Object({ ids: Ids }), response: ok(Type.Array(ClubKits)) },
  }, async ({ context, query }) => good(await catalog.listClubKits(context, query.ids)))

  app.get('/seasons', { schema: { tags, operationId: 'listSeasons', response: ok(Type.Array(Season)) } },
    async ({ context }) => good(await selectSeasons(context.db)))

  app.get('/colors', { schema: { tags, operationId: 'listColors', response: ok(Type.Array(Color)) } },
    async ({ context }) => good(await selectColors(context.db, context.language)))

  app.get('/sizes', { schema: { tags, operationId: 'listSizes', response: ok(Type.Array(Size)) } },
    async ({ context }) => good(await selectSizes(context.db, context.language)))

  app.get('/product-details', {
    schema: { tags, operationId: 'listProductDetails', querystring: Type.Object({ ids: Ids }), response: ok(Type.Array(ProductDetail)) },
  }, async ({ context, query }) => good(await detail.listProductDetails(context, query.ids)))

  app.get('/products/:id', { schema: { tags, operationId: 'getProduct', params: IdOrSlug, response: ok(ProductDetail) } },
    async ({ context, params }) => good(await detail.getProduct(context, params.id)))

  app.get('/products/:id/related', {
    schema: { tags, operationId: 'listRelatedProducts', params: IdOrSlug, querystring: Type.Object({ first: First }), response: ok(Type.Array(ProductCard)) },
  }, async ({ context, params, query }) => good(await related.listRelatedProducts(context, params.id, query.first)))

  app.get('/products/:id/also-bought', {
    schema: { tags, operationId: 'listAlsoBought', params: IdOrSlug, querystring: Type.Object({ first: First }), response: ok(Type.Array(ProductCard)) },
  }, async ({ context, params, query }) => good(await related.listAlsoBought(context, params.id, query.first)))

  app.get('/related', {
    schema: { tags, operationId: 'listRelated', querystring: Type.Object({ ids: Ids, first: First }), response: ok(Type.Array(Related)) },
  }, async ({ context, query }) => good(await related.listRelated(context, query.ids, query.first)))

  app.get('/products/:id/availability', {
    schema: { tags, operationId: 'getProductAvailability', params: IdOrSlug, querystring: Type.Object({ variant: Type.Optional(Id) }), response: ok(Type.Array(Availability)) },
  }, async ({ context, params, query }) => good(await availability.getProductAvailability(context, params.id, query.variant)))

  app.get('/availability', {
    schema: { tags, operationId: 'listAvailability', querystring: Type.Object({ variantIds: VariantIds }), response: ok(Type.Array(Availability)) },
  }, async ({ context, query }) => good(await availability.listAvailability(context, query.variantIds)))

  app.get('/size-charts/:id', { schema: { tags, operationId: 'getSizeChart', params: IdOrSlug, response: ok(SizeChart) } },
    async ({ context, params }) => good(await catalog.getSizeChart(context, params.id)))

  app.post('/notify-me', {
    schema: {
      tags,
      operationId: 'notifyMe',
      description: 'Requests a notification when a product is back in stock; a repeated request returns the same response',
      body: NotifyMeBody,
      response: ok(NotifyMe),
    },
  }, async ({ context, body }) => good(await notifyMe(context, body)))
}
