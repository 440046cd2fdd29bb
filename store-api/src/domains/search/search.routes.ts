import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { okList } from '#src/http/envelope.ts'
import { ProductCard } from '#src/domains/catalog/catalog.schema.ts'
import { listProducts } from './product-list.service.ts'
import { ProductListMeta, ProductListQuery } from './search.schema.ts'

const tags = ['search']

export const searchRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/products', {
    schema: { tags, operationId: 'listProducts', querystring: ProductListQuery, response: okList(ProductCard, ProductListMeta) },
  }, async ({ context, query }) => ({ status: true as const, ...(await listProducts(context, query)) }))
}
