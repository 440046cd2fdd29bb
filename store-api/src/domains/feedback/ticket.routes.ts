import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { good, ok, okList } from '#src/http/envelope.ts'
import { PageMeta } from '#src/http/schema-parts.ts'
import { requireServiceKey, StaffHeaders } from '#src/http/service-key.ts'
import {
  ShopTicket,
  ShopTicketMeta,
  ShopTicketQuery,
  Ticket,
  TicketBody,
  TicketListQuery,
  TicketReplyBody,
} from './feedback.schema.ts'
import * as ticket from './ticket.service.ts'

const tags = ['feedback']
const params = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })

export const ticketRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/tickets',
    { schema: { tags, operationId: 'listTickets', querystring: TicketListQuery, response: okList(Ticket, PageMeta) } },
    async ({ context, query }) => ({ status: true as const, ...(await ticket.listTickets(context, query)) }),
  )

  app.get(
    '/tickets/:id',
    { schema: { tags, operationId: 'getTicket', params, response: ok(Ticket) } },
    async ({ context, params: { id } }) => good(await ticket.getTicket(context, id)),
  )

  app.post(
    '/tickets',
    { schema: { tags, operationId: 'openTicket', body: TicketBody, response: ok(Ticket) } },
    async ({ context, body }) => good(await ticket.openTicket(context, body)),
  )

  app.post(
    '/tickets/:id/reply',
    { schema: { tags, operationId: 'replyToTicket', params, body: TicketReplyBody, response: ok(Ticket) } },
    async ({ context, params: { id }, body }) => good(await ticket.replyToTicket(context, id, body)),
  )

  app.post(
    '/tickets/:id/close',
    { schema: { tags, operationId: 'closeTicket', params, response: ok(Ticket) } },
    async ({ context, params: { id } }) => good(await ticket.closeTicket(context, id)),
  )

  app.post(
    '/tickets/:id/answer',
    {
      schema: {
        tags: ['internal'],
        operationId: 'answerTicket',
        description: 'Adds a reply of the shop and notifies the customer',
        params,
        headers: StaffHeaders,
        body: TicketReplyBody,
        response: ok(Ticket),
      },
    },
    async ({ context, params: { id }, headers, body }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await ticket.answerTicket(context, id, body))
    },
  )
}

const staffTags = ['internal']
const numberParams = Type.Object({ number: Type.String({ maxLength: 40 }) })

/** Tickets for staff. Requires the service key. `POST /tickets/{id}/answer` answers one. */
export const shopTicketRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/internal/tickets',
    {
      schema: {
        tags: staffTags,
        operationId: 'listShopTickets',
        headers: StaffHeaders,
        querystring: ShopTicketQuery,
        response: okList(ShopTicket, ShopTicketMeta),
      },
    },
    async ({ context, headers, query }) => {
      requireServiceKey(context, headers['x-service-key'])
      return { status: true as const, ...(await ticket.listShopTickets(context, query)) }
    },
  )

  app.get(
    '/internal/tickets/:number',
    {
      schema: {
        tags: staffTags,
        operationId: 'getShopTicket',
        headers: StaffHeaders,
        params: numberParams,
        response: ok(ShopTicket),
      },
    },
    async ({ context, headers, params: { number } }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await ticket.getShopTicket(context, number))
    },
  )

  app.post(
    '/internal/tickets/:number/close',
    {
      schema: {
        tags: staffTags,
        operationId: 'closeShopTicket',
        headers: StaffHeaders,
        params: numberParams,
        response: ok(ShopTicket),
      },
    },
    async ({ context, headers, params: { number } }) => {
      requireServiceKey(context, headers['x-service-key'])
      return good(await ticket.closeShopTicket(context, number))
    },
  )
}
