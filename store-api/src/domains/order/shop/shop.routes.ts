import { Type } from '@fastify/type-provider-typebox'
import { Order, OrderStatus, TransitionBody } from '#src/domains/order/order.schema.ts'
import { RefundDue, ShopOrder } from './shop.schema.ts'
import { good, ok, okList } from '#src/http/envelope.ts'
import { staffRoutes } from '#src/http/routes.ts'
import { PageMeta } from '#src/http/schema-parts.ts'
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

const stockLevels = ok(Type.Array(StockLevel))

/** Orders and stock for staff systems, by the service key (docs/shop-side.md#rest). */
export const shopRoutes = staffRoutes(async (app) => {
  app.get(
    '/internal/orders',
    {
      schema: {
        operationId: 'listShopOrders',
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
    async ({ context, query: { status = [], ...query } }) => ({
      status: true as const,
      ...(await listShopOrders(context, { status, ...query })),
    }),
  )

  app.get(
    '/internal/order-calls',
    {
      schema: {
        operationId: 'listOrderCalls',
        description: 'Unconfirmed orders whose customers asked for a call, the longest waiting first, at most 50',
        response: ok(Type.Array(ShopOrder)),
      },
    },
    async ({ context }) => good(await listOrderCalls(context)),
  )

  app.get(
    '/internal/refunds-due',
    {
      schema: {
        operationId: 'listRefundsDue',
        description: 'Orders whose received returns were not refunded, the longest waiting first, at most 50',
        response: ok(Type.Array(RefundDue)),
      },
    },
    async ({ context }) => good(await listRefundsDue(context)),
  )

  app.get(
    '/internal/orders/:id',
    {
      schema: {
        operationId: 'getShopOrder',
        params: Type.Object({ id: Type.String({ maxLength: 40, description: 'Id or number' }) }),
        response: ok(ShopOrder),
      },
    },
    async ({ context, params }) => good(await getShopOrder(context, params.id)),
  )

  app.post(
    '/orders/:id/transition',
    {
      schema: {
        operationId: 'transitionOrder',
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
        body: TransitionBody,
        response: ok(Order),
      },
    },
    async ({ context, params, body }) => good(await transitionOrder(context, params.id, body)),
  )

  app.post(
    '/internal/orders/:id/refunded',
    {
      schema: {
        operationId: 'noteRefund',
        description:
          'Notes that the refunds of the received returns were paid. Their accounts are cleared 30 days later.',
        params: Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
        response: ok(ShopOrder),
      },
    },
    async ({ context, params }) => good(await noteRefund(context, params.id)),
  )

  app.post(
    '/stock/adjust',
    { schema: { operationId: 'adjustStock', body: StockAdjustBody, response: stockLevels } },
    async ({ context, body }) => good(await adjustStock(context, body)),
  )

  app.post(
    '/stock/transfer',
    { schema: { operationId: 'transferStock', body: StockTransferBody, response: stockLevels } },
    async ({ context, body }) => good(await transferStock(context, body)),
  )
})
