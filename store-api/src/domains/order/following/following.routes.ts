import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import {
  AccessCheckBody, AccessCodeBody, GuestOrder, Order, OrderAccess, OrderGroup, OrderGroupCount, TrackedOrder,
} from '#src/domains/order/order.schema.ts'
import { good, ok, okList } from '#src/http/envelope.ts'
import { PageMeta, pageQuery } from '#src/http/schema-parts.ts'
import { checkAccessCode, sendAccessCode } from './access-code.service.ts'
import * as order from './read-order.service.ts'

const tags = ['order']
const PAGE = 10
const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const OrderToken = Type.Object({ 'x-order-token': Type.Optional(Type.String({ description: 'Signed token of the order, from the response that placed it' })) })

/** Reading orders, and the code by which a guest finds one again. */
export const followingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/orders', {
    schema: {
      tags,
      operationId: 'listOrders',
      description: 'Orders of the authenticated customer, newest first',
      querystring: Type.Object({
        status: Type.Optional(OrderGroup),
        ...pageQuery(50, PAGE),
      }),
      response: okList(Order, PageMeta),
    },
  }, async ({ context, query: { status = 'all', first = PAGE, ...query } }) => ({
    status: true as const,
    ...(await order.listOrders(context, { group: status, first, ...query })),
  }))

  app.get('/orders/counts', {
    schema: { tags, operationId: 'countOrders', response: ok(Type.Array(OrderGroupCount)) },
  }, async ({ context }) => good(await order.countOrders(context)))

  app.get('/orders/:id', {
    schema: { tags, operationId: 'getOrder', params: Type.Object({ id: Id }), headers: OrderToken, response: ok(Order) },
  }, async ({ context, params, headers }) => good(await order.getOrder(context, params.id, headers['x-order-token'])))

  app.get('/guest-order/:id/:item', {
    schema: { tags, operationId: 'getGuestOrder', params: Type.Object({ id: Id, item: Id }), headers: OrderToken, response: ok(GuestOrder) },
  }, async ({ context, params, headers }) => good(await order.getGuestOrder(context, params.id, params.item, headers['x-order-token'])))

  app.get('/track-order', {
    schema: {
      tags,
      operationId: 'trackOrder',
      querystring: Type.Object({ orderNumber: Type.String({ maxLength: 40 }), mobile: Type.String({ maxLength: 40 }) }),
      response: ok(TrackedOrder),
    },
  }, async ({ context, query }) => good(await order.trackOrder(context, query.orderNumber, query.mobile)))

  app.post('/order-access/send-code', {
    schema: {
      tags,
      operationId: 'sendOrderAccessCode',
      description: 'The response does not reveal whether the order exists',
      body: AccessCodeBody,
      response: ok(Type.Object({ resendAfter: Type.Integer({ description: 'Seconds' }) })),
    },
  }, async ({ context, body }) => good({ resendAfter: await sendAccessCode(context, body) }))

  app.post('/order-access/check-code', {
    schema: { tags, operationId: 'checkOrderAccessCode', body: AccessCheckBody, response: ok(OrderAccess) },
  }, async ({ context, body }) => good(await checkAccessCode(context, body, body.code)))
}
