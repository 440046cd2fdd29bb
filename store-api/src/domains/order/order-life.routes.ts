import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok, okList } from '#src/http/envelope.ts'
import { checkAccessCode, sendAccessCode } from '#src/domains/order/following/access-code.service.ts'
import { cancelOrder } from '#src/domains/order/changing/cancel-order.service.ts'
import { confirmOrder } from '#src/domains/order/changing/confirm-order.service.ts'
import { beginEdit, discardEdit, saveEdit } from '#src/domains/order/changing/edit-order.service.ts'
import { EditSaveBody } from '#src/domains/order/changing/edit.schema.ts'
import { countOrders, listOrders } from './order-list.service.ts'
import {
  AccessCheckBody, AccessCodeBody, CancelBody, ConfirmBody, Order, OrderAccess, OrderGroup, OrderGroupCount, OrderPageMeta,
} from './order.schema.ts'

const tags = ['order']
const params = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })
const Token = Type.String({ description: 'Signed token of the order link; not needed by the authenticated customer who owns the order' })
const token = { 'x-order-token': Type.Optional(Token) }
const headers = Type.Object(token)
const editHeaders = Type.Object({ ...token, 'x-service-key': Type.Optional(Type.String({ description: 'Service key, for staff systems' })) })
const accessOf = (given: { 'x-order-token'?: string; 'x-service-key'?: string }) => ({
  token: given['x-order-token'],
  serviceKey: given['x-service-key'],
})

/** What a customer does with an order before it leaves, and how she finds it again. */
export const orderLifeRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/orders', {
    schema: {
      tags,
      operationId: 'listOrders',
      description: 'Orders of the authenticated customer, newest first',
      querystring: Type.Object({
        status: Type.Optional(OrderGroup),
        first: Type.Integer({ minimum: 1, maximum: 50, default: 10 }),
        after: Type.Optional(Type.String({ maxLength: 100 })),
      }),
      response: okList(Order, OrderPageMeta),
    },
  }, async ({ context, query: { status = 'all', first, after } }) => ({
    status: true as const,
    ...(await listOrders(context, { group: status, first, after })),
  }))

  app.get('/orders/counts', {
    schema: { tags, operationId: 'countOrders', response: ok(Type.Array(OrderGroupCount)) },
  }, async ({ context }) => good(await countOrders(context)))

  app.post('/orders/:id/confirm', {
    schema: {
      tags,
      operationId: 'confirmOrder',
      description: 'Confirms by the owner’s session, by the token of the confirmation message, or by the order token and the code of that message',
      params,
      headers,
      body: ConfirmBody,
      response: ok(Order),
    },
  }, async ({ context, params, headers, body }) =>
    good(await confirmOrder(context, params.id, { token: headers['x-order-token'], code: body.code })))

  app.post('/orders/:id/cancel', {
    schema: {
      tags,
      operationId: 'cancelOrder',
      description: 'Cancels an order, or requests cancellation while it is being prepared',
      params,
      headers,
      body: CancelBody,
      response: ok(Order),
    },
  }, async ({ context, params, headers, body }) =>
    good(await cancelOrder(context, params.id, headers['x-order-token'], body.reason)))

  app.post('/orders/:id/edit', {
    schema: {
      tags,
      operationId: 'beginOrderEdit',
      description: 'Starts an edit and locks the order for 15 minutes',
      params,
      headers: editHeaders,
      response: ok(Order),
    },
  }, async ({ context, params, headers }) => good(await beginEdit(context, params.id, accessOf(headers))))

  app.post('/orders/:id/edit/save', {
    schema: { tags, operationId: 'saveOrderEdit', params, headers: editHeaders, body: EditSaveBody, response: ok(Order) },
  }, async ({ context, params, headers, body }) => good(await saveEdit(context, params.id, accessOf(headers), body)))

  app.post('/orders/:id/edit/discard', {
    schema: { tags, operationId: 'discardOrderEdit', params, headers: editHeaders, response: ok(Order) },
  }, async ({ context, params, headers }) => good(await discardEdit(context, params.id, accessOf(headers))))

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
