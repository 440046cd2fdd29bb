import { Type } from '@fastify/type-provider-typebox'
import { good, ok, okList } from '#src/http/envelope.ts'
import { staffRoutes, tagged } from '#src/http/routes.ts'
import { PageMeta } from '#src/http/schema-parts.ts'
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

const params = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })

export const ticketRoutes = tagged('feedback', async (app) => {
  app.get(
    '/tickets',
    { schema: { operationId: 'listTickets', querystring: TicketListQuery, response: okList(Ticket, PageMeta) } },
    async ({ context, query }) => ({ status: true as const, ...(await ticket.listTickets(context, query)) }),
  )

  app.get(
    '/tickets/:id',
    { schema: { operationId: 'getTicket', params, response: ok(Ticket) } },
    async ({ context, params: { id } }) => good(await ticket.getTicket(context, id)),
  )

  app.post(
    '/tickets',
    { schema: { operationId: 'openTicket', body: TicketBody, response: ok(Ticket) } },
    async ({ context, body }) => good(await ticket.openTicket(context, body)),
  )

  app.post(
    '/tickets/:id/reply',
    { schema: { operationId: 'replyToTicket', params, body: TicketReplyBody, response: ok(Ticket) } },
    async ({ context, params: { id }, body }) => good(await ticket.replyToTicket(context, id, body)),
  )

  app.post(
    '/tickets/:id/close',
    { schema: { operationId: 'closeTicket', params, response: ok(Ticket) } },
    async ({ context, params: { id } }) => good(await ticket.closeTicket(context, id)),
  )
})

const numberParams = Type.Object({ number: Type.String({ maxLength: 40 }) })

/** Tickets for staff. */
export const shopTicketRoutes = staffRoutes(async (app) => {
  app.post(
    '/tickets/:id/answer',
    {
      schema: {
        operationId: 'answerTicket',
        description: 'Adds a reply of the shop and notifies the customer',
        params,
        body: TicketReplyBody,
        response: ok(Ticket),
      },
    },
    async ({ context, params: { id }, body }) => good(await ticket.answerTicket(context, id, body)),
  )

  app.get(
    '/internal/tickets',
    {
      schema: {
        operationId: 'listShopTickets',
        querystring: ShopTicketQuery,
        response: okList(ShopTicket, ShopTicketMeta),
      },
    },
    async ({ context, query }) => ({ status: true as const, ...(await ticket.listShopTickets(context, query)) }),
  )

  app.get(
    '/internal/tickets/:number',
    { schema: { operationId: 'getShopTicket', params: numberParams, response: ok(ShopTicket) } },
    async ({ context, params: { number } }) => good(await ticket.getShopTicket(context, number)),
  )

  app.post(
    '/internal/tickets/:number/close',
    { schema: { operationId: 'closeShopTicket', params: numberParams, response: ok(ShopTicket) } },
    async ({ context, params: { number } }) => good(await ticket.closeShopTicket(context, number)),
  )
})
