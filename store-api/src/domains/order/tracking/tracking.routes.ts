import { Type } from '@fastify/type-provider-typebox'
import { AccessCheckBody, AccessCodeBody, GuestOrder, OrderAccess, TrackedOrder } from './tracking.schema.ts'
import { Order } from '#src/domains/order/order.schema.ts'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { checkAccessCode, sendAccessCode } from './access-code.service.ts'
import * as order from './read-order.service.ts'

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const OrderToken = Type.Object({
  'x-order-token': Type.Optional(
    Type.String({ description: 'Signed token of the order, from the response that placed it' }),
  ),
})

/** Reading one order, and the code by which a guest finds one again. */
export const trackingRoutes = tagged('order', async (app) => {
  app.get(
    '/orders/:id',
    { schema: { operationId: 'getOrder', params: Type.Object({ id: Id }), headers: OrderToken, response: ok(Order) } },
    async ({ context, params, headers }) => good(await order.getOrder(context, params.id, headers['x-order-token'])),
  )

  app.get(
    '/guest-order/:id/:item',
    {
      schema: {
        operationId: 'getGuestOrder',
        params: Type.Object({ id: Id, item: Id }),
        headers: OrderToken,
        response: ok(GuestOrder),
      },
    },
    async ({ context, params, headers }) =>
      good(await order.getGuestOrder(context, params.id, params.item, headers['x-order-token'])),
  )

  app.get(
    '/track-order',
    {
      schema: {
        operationId: 'trackOrder',
        querystring: Type.Object({
          orderNumber: Type.String({ maxLength: 40 }),
          mobile: Type.String({ maxLength: 40 }),
        }),
        response: ok(TrackedOrder),
      },
    },
    async ({ context, query }) => good(await order.trackOrder(context, query.orderNumber, query.mobile)),
  )

  app.post(
    '/order-access/send-code',
    {
      schema: {
        operationId: 'sendOrderAccessCode',
        description: 'The response does not reveal whether the order exists',
        body: AccessCodeBody,
        response: ok(Type.Object({ resendAfter: Type.Integer({ description: 'Seconds' }) })),
      },
    },
    async ({ context, body }) => good({ resendAfter: await sendAccessCode(context, body) }),
  )

  app.post(
    '/order-access/check-code',
    { schema: { operationId: 'checkOrderAccessCode', body: AccessCheckBody, response: ok(OrderAccess) } },
    async ({ context, body }) => good(await checkAccessCode(context, body, body.code)),
  )
})
