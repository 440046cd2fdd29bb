import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { Order, OrderStatus, RefundDue, ShopOrder, TransitionBody } from '#src/domains/order/order.schema.ts'
import { good, ok, okList } from '#src/http/envelope.ts'
import { PageMeta } from '#src/http/schema-parts.ts'
import { StaffHeaders as headers } from '#src/http/service-key.ts'
import {
  getShopOrder,
  listOrderCalls,
  listRefundsDue,
  listShopOrders,
  noteRefund,
  transitionOrder,
} from './shop-order.service.ts'
import { StockLevel, StockAdjustBody, StockTransferBody } from './stock-adjust.schema.ts'
import { adjustStock, transferStock } from './stock-adjust.service.ts'

const tags = ['internal']
const stockLevels = ok(Type.Array(StockLevel))

/** Orders and stock for staff systems, by the service key (docs/shop-side.md#rest). */
export const shopRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/internal/orders',
    {
      schema: {
        tags,
        operationId: 'listShopOrders',
        headers,
        querystring: Type.Object({
          status: Type.Optional(
            Type.Array(OrderStatus, { maxItems: 23, description: 'Filter; all values when omitted' }),
          ),
          otherArea: Type.Optional(Type.Boolean({ description: 'Only orders to an area that is not in the list' })),
          exchange: Type.Optional(Type.Boolean({ description: 'Only orders that replace items of another one' })),
          mobile: Type.Optional(
            Type.String({
              maxLength: 40,
              description: 'Only orders of this Egyptian mobile, in any of its usual forms',
            }),
          ),
          first: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
          after: Type.Optional(Type.String({ maxLength: 100 })),
        }),
        response: okList(ShopOrder, PageMeta),
      },
    },
    async ({ context, headers, query: { status = [], ...query } }) => ({
      status: true as const,
      ...(await listShopOrders(context, headers['x-service-key'], { status, ...query })),
    }),
  )

  app.get(
    '/internal/order-calls',
    {
      schema: {
        tags,
        operationId: 'listOrderCalls',
        description: 'Unconfirmed orders whose customers asked for a call, the longest waiting first, at most 50',
        headers,
        response: ok(Type.Array(ShopOrder)),
      },
    },
    async ({ context, headers }) => good(await listOrderCalls(context, headers['x-service-key'])),
  )

  app.get(
    '/internal/refunds-due',
    {
      schema: {
        tags,
        operationId: 'listRefundsDue',
        description: 'Orders whose received returns were not refunded, the longest waiting first, at most 50',
        headers,
        response: ok(Type.Array(RefundDue)),
      },
    },
    async ({ context, headers }) => good(await listRefundsDue(context, headers['x-service-key'])),
  )

  app.get(
    '/internal/orders/:id',
    {
      schema: {
        tags,
        operationId: 'getShopOrder',
        headers,
        params: Type.Object({ id: Type.String({ maxLength: 40, description: 'Id or number' }) }),
        response: ok(ShopOrder),
      },
    },
    async ({ context, headers, params }) => good(await getShopOrder(context, headers['x-service-key'], params.id)),
  )

  app.post(
    '/orders/:id/transition',
    {
      schema: {
        tags,
        operationId: 'transitionOrder',
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
        headers,
        body: TransitionBody,
        response: ok(Order),
      },
    },
    async ({ context, params, headers, body }) =>
      good(await transitionOrder(context, headers['x-service-key'], params.id, body)),
  )

  app.post(
    '/internal/orders/:id/refunded',
    {
      schema: {
        tags,
        operationId: 'noteRefund',
        description:
          'Notes that the refunds of the received returns were paid. Their accounts are cleared 30 days later.',
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
        headers,
        response: ok(ShopOrder),
      },
    },
    async ({ context, params, headers }) => good(await noteRefund(context, headers['x-service-key'], params.id)),
  )

  app.post(
    '/stock/adjust',
    { schema: { tags, operationId: 'adjustStock', headers, body: StockAdjustBody, response: stockLevels } },
    async ({ context, headers, body }) => good(await adjustStock(context, headers['x-service-key'], body)),
  )

  app.post(
    '/stock/transfer',
    { schema: { tags, operationId: 'transferStock', headers, body: StockTransferBody, response: stockLevels } },
    async ({ context, headers, body }) => good(await transferStock(context, headers['x-service-key'], body)),
  )
}
