import { Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { Id } from '#src/http/schema-parts.ts'
import { atMost } from '#src/limits.ts'
import { Brand, Category, Club, ClubKits, NotifyMe, NotifyMeBody } from './catalog.schema.ts'
import { Availability, ProductDetail, Related } from './product-detail.schema.ts'
import * as catalog from './catalog.service.ts'
import * as detail from './product-detail.service.ts'
import { notifyMe } from './notify-me.service.ts'
import { listRelated } from './product-card.service.ts'
import { listAvailability } from './variant.service.ts'

const Ids = Type.Array(Id, { maxItems: 100 })
/** Maximum number of ids: the variants of a whole list of products (docs/operations.md). */
const VariantIds = Type.Array(Id, { maxItems: atMost('availability', 500) })
const IdOrSlug = Type.Object({ id: Type.String({ minLength: 1, maxLength: 120, description: 'Id or slug' }) })
const First = Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 10 }))
const Chosen = Type.Object({
  ids: Type.Optional(Ids),
  top: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 60, description: 'Number of best sellers of the last 90 days to return' }),
  ),
})

export const catalogRoutes = tagged('catalog', async (app) => {
  app.get(
    '/categories',
    { schema: { operationId: 'listCategories', response: ok(Type.Array(Category)) } },
    async ({ context }) => good(await catalog.listCategories(context)),
  )

  app.get(
    '/categories/:id',
    { schema: { operationId: 'getCategory', params: IdOrSlug, response: ok(Category) } },
    async ({ context, params }) => good(await catalog.getCategory(context, params.id)),
  )

  app.get(
    '/brands',
    { schema: { operationId: 'listBrands', querystring: Chosen, response: ok(Type.Array(Brand)) } },
    async ({ context, query }) => good(await catalog.listBrands(context, query)),
  )

  app.get(
    '/brands/:id',
    { schema: { operationId: 'getBrand', params: IdOrSlug, response: ok(Brand) } },
    async ({ context, params }) => good(await catalog.getBrand(context, params.id)),
  )

  app.get(
    '/clubs',
    { schema: { operationId: 'listClubs', querystring: Chosen, response: ok(Type.Array(Club)) } },
    async ({ context, query }) => good(await catalog.listClubs(context, query)),
  )

  app.get(
    '/clubs/:id',
    { schema: { operationId: 'getClub', params: IdOrSlug, response: ok(Club) } },
    async ({ context, params }) => good(await catalog.getClub(context, params.id)),
  )

  app.get(
    '/club-kits',
    {
      schema: {
        operationId: 'listClubKits',
        querystring: Type.Object({ ids: Ids }),
        response: ok(Type.Array(ClubKits)),
      },
    },
    async ({ context, query }) => good(await catalog.listClubKits(context, query.ids)),
  )

  app.get(
    '/product-details',
    {
      schema: {
        operationId: 'listProductDetails',
        querystring: Type.Object({ ids: Ids }),
        response: ok(Type.Array(ProductDetail)),
      },
    },
    async ({ context, query }) => good(await detail.listProductDetails(context, query.ids)),
  )

  app.get(
    '/products/:id',
    { schema: { operationId: 'getProduct', params: IdOrSlug, response: ok(ProductDetail) } },
    async ({ context, params }) => good(await detail.getProduct(context, params.id)),
  )

  app.get(
    '/related',
    {
      schema: {
        operationId: 'listRelated',
        querystring: Type.Object({ ids: Ids, first: First }),
        response: ok(Type.Array(Related)),
      },
    },
    async ({ context, query }) => good(await listRelated(context, query.ids, query.first)),
  )

  app.get(
    '/availability',
    {
      schema: {
        operationId: 'listAvailability',
        querystring: Type.Object({ variantIds: VariantIds }),
        response: ok(Type.Array(Availability)),
      },
    },
    async ({ context, query }) => good(await listAvailability(context, query.variantIds)),
  )

  app.post(
    '/notify-me',
    {
      schema: {
        operationId: 'notifyMe',
        description:
          'Requests a notification when a product is back in stock; a repeated request returns the same response',
        body: NotifyMeBody,
        response: ok(NotifyMe),
      },
    },
    async ({ context, body }) => good(await notifyMe(context, body)),
  )
})
