import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { ShopTicket, ShopTicketMeta, ShopTicketQuery } from './shop-ticket.schema.ts'
import { type ShopTicketRow, selectShopTicket, selectShopTickets } from './shop-ticket.queries.ts'
import { changeTicket, selectTicketMessages } from './ticket.queries.ts'
import { readTicketCursor, writeTicketCursor } from './ticket-cursor.ts'
import { ticketsOf } from './ticket-view.ts'

/** Returns a page of the tickets of all customers, the longest waiting first; by default only open ones. */
export async function listShopTickets(
  { db }: Context,
  { status = ['open'], first, after }: ShopTicketQuery,
): Promise<{ data: ShopTicket[]; meta: ShopTicketMeta }> {
  const found = await selectShopTickets(db, status, after === undefined ? undefined : readTicketCursor(after), first + 1)
  const page = found.slice(0, first)
  const last = page.at(-1)
  const data = await viewsOf(db, page)
  return { data, meta: { endCursor: last ? writeTicketCursor(last) : null, hasNext: found.length > first } }
}

/** Returns a ticket of any customer by its number. Throws NOT_FOUND. */
export async function getShopTicket({ db }: Context, number: string): Promise<ShopTicket> {
  const row = await selectShopTicket(db, number.trim().toUpperCase())
  const [ticket] = row ? await viewsOf(db, [row]) : []
  if (!ticket) throw new ApiError('NOT_FOUND')
  return ticket
}

/** Closes a ticket for the shop; a closed one stays unchanged. Throws NOT_FOUND. */
export async function closeShopTicket(context: Context, number: string): Promise<ShopTicket> {
  const { id } = await getShopTicket(context, number)
  await changeTicket(context.db, id, 'closed', context.now())
  return getShopTicket(context, number)
}

async function viewsOf(db: Context['db'], rows: ShopTicketRow[]): Promise<ShopTicket[]> {
  const tickets = ticketsOf(rows, await selectTicketMessages(db, rows.map(({ id }) => id)))
  return tickets.map((ticket, place) => ({ ...ticket, fullName: rows[place]?.fullName ?? '', mobile: rows[place]?.mobile ?? '' }))
}
