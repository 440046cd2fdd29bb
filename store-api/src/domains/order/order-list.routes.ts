import { Type } from '@fastify/type-provider-typebox'
import { good, ok, okList } from '#src/http/envelope.ts'
import { tagged } from '#src/http/routes.ts'
import { PageMeta, pageQuery } from '#src/http/schema-parts.ts'
import { countOrders, listOrders } from './order-list.service.ts'
import { Order, OrderGroup, OrderGroupCount } from './order.schema.ts'

const PAGE = 10

/** The orders of a customer. */
export const orderListRoutes = tagged('order', async (app) => {
  app.get(
    '/orders',
    {
      schema: {
        operationId: 'listOrders',
        description: 'Orders of the authenticated customer, newest first',
        querystring: Type.Object({ status: Type.Optional(OrderGroup), ...pageQuery(50, PAGE) }),
        response: okList(Order, PageMeta),
      },
    },
    async ({ context, query: { status = 'all', first = PAGE, ...query } }) => ({
      status: true as const,
      ...(await listOrders(context, { group: status, first, ...query })),
    }),
  )

  app.get(
    '/orders/counts',
    { schema: { operationId: 'countOrders', response: ok(Type.Array(OrderGroupCount)) } },
    async ({ context }) => good(await countOrders(context)),
  )
})
