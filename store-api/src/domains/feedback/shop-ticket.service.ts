import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import type { ShopTicket, ShopTicketMeta, ShopTicketQuery } from './shop-ticket.schema.ts'
import { type ShopTicketRow, selectShopTicket, selectShopTickets } from './shop-ticket.queries.ts'
import { changeTicket, selectTicketMessages } from './ticket.queries.ts'
import { readTicketCursor, writeTicketCursor } from './ticket-cursor.ts'
import { ticketsOf } from './ticket-view.ts'

/** A page of all customers' questions, the one that has waited longest first; those that wait for the shop unless told otherwise. */
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

/** A question by its number, whosever it is. Throws NOT_FOUND. */
export async function getShopTicket({ db }: Context, number: string): Promise<ShopTicket> {
  const row = await selectShopTicket(db, number.trim().toUpperCase())
  const [ticket] = row ? await viewsOf(db, [row]) : []
  if (!ticket) throw new ApiError('NOT_FOUND')
  return ticket
}

/** Says for the shop that a question is settled; one that is stays so. Throws NOT_FOUND. */
export async function closeShopTicket(context: Context, number: string): Promise<ShopTicket> {
  const { id } = await getShopTicket(context, number)
  await changeTicket(context.db, id, 'closed', context.now())
  return getShopTicket(context, number)
}

async function viewsOf(db: Context['db'], rows: ShopTicketRow[]): Promise<ShopTicket[]> {
  const tickets = ticketsOf(rows, await selectTicketMessages(db, rows.map(({ id }) => id)))
  return tickets.map((ticket, place) => ({ ...ticket, fullName: rows[place]?.fullName ?? '', mobile: rows[place]?.mobile ?? '' }))
}
