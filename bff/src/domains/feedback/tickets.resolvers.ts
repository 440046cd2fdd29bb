import type { GraphQLResolveInfo } from 'graphql'
import type { Ticket } from '#src/__generated__/rest.ts'
import type { Resolvers } from '#src/__generated__/schema.ts'
import { connection, loadPage } from '#src/graphql/connection.ts'
import { knownOr } from '#src/graphql/fields.ts'
import { idOf, withNumber } from '#src/graphql/ids.ts'
import { refusable } from '#src/graphql/user-errors.ts'

export const ticketsResolvers: Resolvers = {
  Customer: {
    tickets: (_, args, { sources }, info) => loadPage(args, info, sources.tickets.page),
    ticket: (_, { id }, { sources }) => withNumber('Ticket', id, sources.tickets.ticket),
  },
  Mutation: {
    ticketOpen: (_, { input: { orderId, ...words } }, { sources }, info) =>
      changeTicket(info, () => sources.tickets.open({ ...words, orderId: orderId ? idOf('Order', orderId) : null })),
    ticketReply: (_, { input: { id, message } }, { sources }, info) =>
      changeTicket(info, () => sources.tickets.reply(idOf('Ticket', id), message)),
    ticketClose: (_, { input: { id } }, { sources }, info) =>
      changeTicket(info, () => sources.tickets.close(idOf('Ticket', id))),
  },
  TicketConnection: connection,
  Ticket: {
    order({ orderId, orderNumber }, _, { sources }, info) {
      if (orderId === null) return null
      const known = orderNumber === null ? { id: orderId } : { id: orderId, number: orderNumber }
      return knownOr(info, known, () => sources.order.order(orderId, undefined))
    },
  },
}

async function changeTicket(info: GraphQLResolveInfo, write: () => Promise<Ticket>) {
  const { done, userErrors } = await refusable<Ticket>(info, write, { NOT_FOUND: 'id', TICKET_CLOSED: 'id' })
  return { ticket: done, userErrors }
}
