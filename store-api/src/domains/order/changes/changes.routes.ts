import { Type } from '@fastify/type-provider-typebox'
import { DeliveryTimeBody } from '#src/domains/order/delivery-time.schema.ts'
import { Order } from '#src/domains/order/order.schema.ts'
import { good, ok } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { cancelOrder } from './cancel-order.service.ts'
import { requestCall, sendCodeBySms } from './confirm-help.service.ts'
import { confirmOrder } from './confirm-order.service.ts'
import { chooseDeliveryTime } from './delivery-time.service.ts'
import { beginEdit, discardEdit, saveEdit } from './edit-order.service.ts'
import { CancelBody, ConfirmBody, EditSaveBody } from './changes.schema.ts'

const params = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })
const Token = Type.String({
  description: 'Signed token of the order link; not needed by the authenticated customer who owns the order',
})
const token = { 'x-order-token': Type.Optional(Token) }
const headers = Type.Object(token)
const editHeaders = Type.Object({
  ...token,
  'x-service-key': Type.Optional(Type.String({ description: 'Service key, for staff systems' })),
})
const accessOf = (given: { 'x-order-token'?: string; 'x-service-key'?: string }) => ({
  token: given['x-order-token'],
  serviceKey: given['x-service-key'],
})

/** Changes of an order until it is delivered, by account or by the order's token. */
export const changesRoutes = tagged('order', async (app) => {
  app.post(
    '/orders/:id/confirm',
    {
      schema: {
        operationId: 'confirmOrder',
        description:
          'Confirms by the owner’s session, by the token of the confirmation message, or by the order token and the code sent by SMS',
        params,
        headers,
        body: ConfirmBody,
        response: ok(Order),
      },
    },
    async ({ context, params, headers, body }) =>
      good(await confirmOrder(context, params.id, { token: headers['x-order-token'], code: body.code })),
  )

  app.post(
    '/orders/:id/confirm-code',
    {
      schema: {
        operationId: 'sendOrderCode',
        description: 'Sends the code of the confirmation by SMS, once for each confirmation',
        params,
        headers,
        response: ok(Order),
      },
    },
    async ({ context, params, headers }) => good(await sendCodeBySms(context, params.id, headers['x-order-token'])),
  )

  app.post(
    '/orders/:id/confirm-call',
    {
      schema: {
        operationId: 'requestOrderCall',
        description: 'Asks the shop to call the customer, who then confirms by phone',
        params,
        headers,
        response: ok(Order),
      },
    },
    async ({ context, params, headers }) => good(await requestCall(context, params.id, headers['x-order-token'])),
  )

  app.post(
    '/orders/:id/cancel',
    {
      schema: {
        operationId: 'cancelOrder',
        description: 'Cancels an order, or requests cancellation while it is being prepared',
        params,
        headers,
        body: CancelBody,
        response: ok(Order),
      },
    },
    async ({ context, params, headers, body }) =>
      good(await cancelOrder(context, params.id, headers['x-order-token'], body.reason)),
  )

  app.post(
    '/orders/:id/edit',
    {
      schema: {
        operationId: 'beginOrderEdit',
        description: 'Starts an edit and locks the order for 15 minutes',
        params,
        headers: editHeaders,
        response: ok(Order),
      },
    },
    async ({ context, params, headers }) => good(await beginEdit(context, params.id, accessOf(headers))),
  )

  app.post(
    '/orders/:id/edit/save',
    { schema: { operationId: 'saveOrderEdit', params, headers: editHeaders, body: EditSaveBody, response: ok(Order) } },
    async ({ context, params, headers, body }) => good(await saveEdit(context, params.id, accessOf(headers), body)),
  )

  app.post(
    '/orders/:id/edit/discard',
    { schema: { operationId: 'discardOrderEdit', params, headers: editHeaders, response: ok(Order) } },
    async ({ context, params, headers }) => good(await discardEdit(context, params.id, accessOf(headers))),
  )

  app.post(
    '/orders/:id/delivery-time',
    { schema: { operationId: 'chooseDeliveryTime', params, headers, body: DeliveryTimeBody, response: ok(Order) } },
    async ({ context, params, headers, body }) =>
      good(await chooseDeliveryTime(context, params.id, headers['x-order-token'], body)),
  )
})
