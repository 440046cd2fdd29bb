import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok } from '#src/http/envelope.ts'
import { Shelf, StockAdjustBody, StockTransferBody } from './stock-adjust.schema.ts'
import { adjustStock, transferStock } from './stock-adjust.service.ts'

const tags = ['internal']
const headers = Type.Object({ 'x-service-key': Type.Optional(Type.String()) })
const response = ok(Type.Array(Shelf))

/** Adjusts and transfers stock (docs/shop-side.md#rest). */
export const stockRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post('/stock/adjust', { schema: { tags, operationId: 'adjustStock', headers, body: StockAdjustBody, response } },
    async ({ context, headers, body }) => good(await adjustStock(context, headers['x-service-key'], body)))

  app.post('/stock/transfer', { schema: { tags, operationId: 'transferStock', headers, body: StockTransferBody, response } },
    async ({ context, headers, body }) => good(await transferStock(context, headers['x-service-key'], body)))
}
