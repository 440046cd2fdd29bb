import { requireCustomer } from '#src/domains/account/session.service.ts'
import { queueMessage } from '#src/domains/message/message.service.ts'
import { ApiError } from '#src/http/api-error.ts'
import type { Context } from '#src/http/context.ts'
import { requireValid } from '#src/http/rules.ts'
import { cursorOf } from '#src/http/cursor.ts'
import type { PageMeta } from '#src/http/schema-parts.ts'
import type {
  ShopTicket,
  ShopTicketMeta,
  ShopTicketQuery,
  Ticket,
  TicketBody,
  TicketListQuery,
  TicketReplyBody,
} from './feedback.schema.ts'
import { limitReply, limitTicket } from './feedback-limits.ts'
import { underFreeNumber } from './feedback-number.ts'
import { judgeReply, judgeTicket } from './feedback-rules.ts'
import {
  changeTicket,
  countTickets,
  insertTicket,
  insertTicketMessage,
  type MessageRow,
  ownsOrder,
  selectAsker,
  selectShopTicket,
  selectShopTickets,
  selectTicket,
  selectTicketMessages,
  selectTickets,
  type ShopTicketRow,
  type TicketKeys,
  type TicketRow,
} from './ticket.queries.ts'

const cursor = cursorOf<TicketKeys>('tickets', ['micros', 'id'])
const shopCursor = cursorOf<TicketKeys>('shop tickets', ['micros', 'id'])

/** Combines tickets with their messages. */
function ticketsOf(rows: TicketRow[], messages: MessageRow[]): Ticket[] {
  const byTicket = Map.groupBy(messages, ({ ticketId }) => ticketId)
  return rows.map(({ micros: _, createdAt, updatedAt, ...ticket }) => ({
    ...ticket,
    messages: (byTicket.get(ticket.id) ?? []).map(({ id, author, text, at }) => ({
      id,
      author,
      text,
      at: at.toISOString(),
    })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}

const PAGE = 10

/**
 * Returns a page of the customer's tickets, the last changed first. Throws UNAUTHENTICATED; VALIDATION_FAILED for a
 * cursor of another list.
 */
export async function listTickets(
  context: Context,
  query: TicketListQuery,
): Promise<{ data: Ticket[]; meta: PageMeta }> {
  const { db } = context
  const customer = await requireCustomer(context)
  const { first = PAGE, cursors } = query
  const after = query.after === undefined ? undefined : cursor.read(context, query.after)
  const [found, total] = await Promise.all([
    selectTickets(db, customer.id, after, first + 1),
    countTickets(db, customer.id),
  ])
  const { page, ...ends } = cursor.page(context, found, { first, cursors })
  const messages = await selectTicketMessages(
    db,
    page.map(({ id }) => id),
  )
  return { data: ticketsOf(page, messages), meta: { total, ...ends } }
}

/** Returns a ticket of the authenticated customer. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function getTicket(context: Context, id: number): Promise<Ticket> {
  const customer = await requireCustomer(context)
  return viewTicket(context, id, customer.id)
}

/** Opens a ticket. Throws UNAUTHENTICATED, VALIDATION_FAILED, RATE_LIMITED. */
export async function openTicket(context: Context, body: TicketBody): Promise<Ticket> {
  const { db, now } = context
  const customer = await requireCustomer(context)
  const orderId = body.orderId || null
  const foreign = orderId !== null && !(await ownsOrder(db, orderId, customer.id))
  const { subject, message } = requireValid(judgeTicket(body), foreign ? { orderId: [{ rule: 'ref' }] } : {})
  await limitTicket(context, customer.id)
  const id = await db.transaction().execute(async (trx) => {
    const ticket = { customerId: customer.id, orderId, subject, at: now() }
    const ticketId = await underFreeNumber('T', (number) => insertTicket(trx, { ...ticket, number }))
    await insertTicketMessage(trx, { ticketId, author: 'customer', text: message, at: now() })
    return ticketId
  })
  return viewTicket(context, id, customer.id)
}

/**
 * Adds a reply to a ticket of the authenticated customer. Throws UNAUTHENTICATED, NOT_FOUND, TICKET_CLOSED,
 * VALIDATION_FAILED, RATE_LIMITED.
 */
export async function replyToTicket(context: Context, id: number, body: TicketReplyBody): Promise<Ticket> {
  const customer = await requireCustomer(context)
  await requireTicket(context, id, customer.id)
  const { message } = requireValid(judgeReply(body))
  await limitReply(context, customer.id)
  await write(context, id, { author: 'customer', text: message })
  return viewTicket(context, id, customer.id)
}

/** Closes a ticket of the authenticated customer; a closed one stays unchanged. Throws UNAUTHENTICATED, NOT_FOUND. */
export async function closeTicket(context: Context, id: number): Promise<Ticket> {
  const customer = await requireCustomer(context)
  await requireTicket(context, id, customer.id)
  await changeTicket(context.db, id, 'closed', context.now())
  return viewTicket(context, id, customer.id)
}

/**
 * Answers a ticket for the shop and notifies the customer by WhatsApp. Throws NOT_FOUND, TICKET_CLOSED,
 * VALIDATION_FAILED.
 */
export async function answerTicket(context: Context, id: number, body: TicketReplyBody): Promise<Ticket> {
  const { number } = await requireTicket(context, id, null)
  const { message } = requireValid(judgeReply(body))
  await write(context, id, { author: 'shop', text: message }, async (inside, messageId) => {
    const asker = await selectAsker(inside.db, id)
    const params = [number, `${inside.config.publicUrl}/profile/tickets/${id}`]
    if (asker)
      await queueMessage(inside, { ...asker, key: `ticket:${id}:${messageId}`, template: 'ticket_answered', params })
  })
  return viewTicket(context, id, null)
}

async function write(
  context: Context,
  ticketId: number,
  { author, text }: { author: 'customer' | 'shop'; text: string },
  then: (inside: Context, messageId: number) => Promise<void> = async () => undefined,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const changed = await changeTicket(trx, ticketId, author === 'shop' ? 'answered' : 'open', context.now())
    if (!changed) throw new ApiError('TICKET_CLOSED')
    const messageId = await insertTicketMessage(trx, { ticketId, author, text, at: context.now() })
    await then({ ...context, db: trx }, messageId)
  })
}

async function requireTicket({ db }: Context, id: number, customerId: number | null) {
  const ticket = await selectTicket(db, id, customerId)
  if (!ticket) throw new ApiError('NOT_FOUND')
  return ticket
}

async function viewTicket(context: Context, id: number, customerId: number | null): Promise<Ticket> {
  const row = await requireTicket(context, id, customerId)
  const [ticket] = ticketsOf([row], await selectTicketMessages(context.db, [id]))
  if (!ticket) throw new ApiError('NOT_FOUND')
  return ticket
}

/** Returns a page of the tickets of all customers, the longest waiting first; by default only open ones. */
export async function listShopTickets(
  context: Context,
  { status = ['open'], first, after }: ShopTicketQuery,
): Promise<{ data: ShopTicket[]; meta: ShopTicketMeta }> {
  const { db } = context
  const found = await selectShopTickets(
    db,
    status,
    after === undefined ? undefined : shopCursor.read(context, after),
    first + 1,
  )
  const { page, ...meta } = shopCursor.page(context, found, { first })
  return { data: await viewShopTickets(db, page), meta }
}

/** Returns a ticket of any customer by its number. Throws NOT_FOUND. */
export async function getShopTicket({ db }: Context, number: string): Promise<ShopTicket> {
  const row = await selectShopTicket(db, number.trim().toUpperCase())
  const [ticket] = row ? await viewShopTickets(db, [row]) : []
  if (!ticket) throw new ApiError('NOT_FOUND')
  return ticket
}

/** Closes a ticket for the shop; a closed one stays unchanged. Throws NOT_FOUND. */
export async function closeShopTicket(context: Context, number: string): Promise<ShopTicket> {
  const { id } = await getShopTicket(context, number)
  await changeTicket(context.db, id, 'closed', context.now())
  return getShopTicket(context, number)
}

async function viewShopTickets(db: Context['db'], rows: ShopTicketRow[]): Promise<ShopTicket[]> {
  const tickets = ticketsOf(
    rows,
    await selectTicketMessages(
      db,
      rows.map(({ id }) => id),
    ),
  )
  return tickets.map((ticket, place) => ({
    ...ticket,
    fullName: rows[place]?.fullName ?? '',
    mobile: rows[place]?.mobile ?? '',
  }))
}
