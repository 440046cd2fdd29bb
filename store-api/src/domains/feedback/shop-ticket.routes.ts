import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok, okList } from '#src/http/envelope.ts'
import { requireServiceKey } from '#src/http/service-key.ts'
import { ShopTicket, ShopTicketMeta, ShopTicketQuery } from './shop-ticket.schema.ts'
import * as ticket from './shop-ticket.service.ts'

const tags = ['internal']
const headers = Type.Object({ 'x-service-key': Type.Optional(Type.String()) })
const params = Type.Object({ number: Type.String({ maxLength: 40 }) })

/** Tickets for staff. Requires the service key. `POST /tickets/{id}/answer` answers one. */
export const shopTicketRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/internal/tickets', {
    schema: { tags, operationId: 'listShopTickets', headers, querystring: ShopTicketQuery, response: okList(ShopTicket, ShopTicketMeta) },
  }, async ({ context, headers, query }) => {
    requireServiceKey(context, headers['x-service-key'])
    return { status: true as const, ...(await ticket.listShopTickets(context, query)) }
  })

  app.get('/internal/tickets/:number', {
    schema: { tags, operationId: 'getShopTicket', headers, params, response: ok(ShopTicket) },
  }, async ({ context, headers, params: { number } }) => {
    requireServiceKey(context, headers['x-service-key'])
    return good(await ticket.getShopTicket(context, number))
  })

  app.post('/internal/tickets/:number/close', {
    schema: { tags, operationId: 'closeShopTicket', headers, params, response: ok(ShopTicket) },
  }, async ({ context, headers, params: { number } }) => {
    requireServiceKey(context, headers['x-service-key'])
    return good(await ticket.closeShopTicket(context, number))
  })
}
