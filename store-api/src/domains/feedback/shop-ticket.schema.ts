import { type Static, Type } from '@fastify/type-provider-typebox'
import { Nullable } from '#src/http/schema-parts.ts'
import { Ticket, TicketStatus } from './feedback.schema.ts'

export const ShopTicket = Type.Object(
  { ...Ticket.properties, fullName: Type.String(), mobile: Type.String({ description: 'E.164' }) },
  { title: 'ShopTicket', description: 'A support ticket with its customer' },
)

export const ShopTicketQuery = Type.Object({
  status: Type.Optional(Type.Array(TicketStatus, { maxItems: 3, description: 'Filter by status; tickets waiting for the shop when omitted' })),
  first: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
  after: Type.Optional(Type.String({ maxLength: 200 })),
})

export const ShopTicketMeta = Type.Object(
  { endCursor: Nullable(Type.String()), hasNext: Type.Boolean() },
  { title: 'ShopTicketMeta' },
)

export type ShopTicket = Static<typeof ShopTicket>
export type ShopTicketMeta = Static<typeof ShopTicketMeta>
export type ShopTicketQuery = Static<typeof ShopTicketQuery>
