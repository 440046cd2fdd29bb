import type { Ticket } from './feedback.schema.ts'
import type { MessageRow, TicketRow } from './ticket.queries.ts'

/** Combines tickets with their messages. */
export function ticketsOf(rows: TicketRow[], messages: MessageRow[]): Ticket[] {
  const byTicket = Map.groupBy(messages, ({ ticketId }) => ticketId)
  return rows.map(({ micros: _, createdAt, updatedAt, ...ticket }) => ({
    ...ticket,
    messages: (byTicket.get(ticket.id) ?? []).map(({ id, author, text, at }) => ({ id, author, text, at: at.toISOString() })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}
