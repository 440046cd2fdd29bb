import type { Ticket, TicketStatus } from '../../store-api/src/domains/feedback/feedback.schema.ts'
import type { ShopTicket } from '../../store-api/src/domains/feedback/shop-ticket.schema.ts'
import { Refusal, type StoreApi } from './store-api.ts'
import { facts, moment, table } from './table.ts'
import { WrongUse } from './usage.ts'

const statuses: TicketStatus[] = ['open', 'answered', 'closed']

/** 'open,answered' → statuses of questions; those that wait for the shop when nothing is given. Throws WrongUse. */
export function readTicketStatuses(given = 'open'): TicketStatus[] {
  return given.split(',').map((name) => {
    const status = statuses.find((known) => known === name.trim().toLowerCase())
    if (!status) throw new WrongUse(`There is no ticket status "${name}". There are: ${statuses.join(', ')}.`)
    return status
  })
}

/** Customers' questions as a table, the one that has waited longest first. */
export async function listTickets(api: StoreApi, of: TicketStatus[], first: number): Promise<string> {
  const { data } = await api.get<ShopTicket[]>(`/internal/tickets?status=${of.join(',')}&first=${first}`)
  const rows = data.map(({ number, status, updatedAt, mobile, orderNumber, subject, fullName }) => [
    number,
    status,
    moment(updatedAt),
    mobile,
    orderNumber,
    subject,
    fullName,
  ])
  return rows.length > 0 ? table(['NUMBER', 'STATUS', 'SINCE', 'MOBILE', 'ORDER', 'SUBJECT', 'CUSTOMER'], rows) : 'No tickets.'
}

/** A question with all that was written to it. */
export async function ticketSheet(api: StoreApi, number: string): Promise<string> {
  const ticket = await findTicket(api, number)
  const head = facts([
    ['Ticket', `${ticket.number} (${ticket.status})`],
    ['Customer', ticket.fullName],
    ['Mobile', ticket.mobile],
    ['Order', ticket.orderNumber],
    ['Subject', ticket.subject],
  ])
  const nameOf = { shop: 'the shop', customer: 'the customer' }
  const messages = ticket.messages.map(({ author, at, text }) => `${moment(at)}  ${nameOf[author]}\n${text}`)
  return [head, ...messages].join('\n\n')
}

/** Answers a question; the customer is told by WhatsApp. */
export async function answerTicket(api: StoreApi, number: string, message: string): Promise<string> {
  const { id } = await findTicket(api, number)
  const { data } = await api.post<Ticket>(`/tickets/${id}/answer`, { message })
  return `${data.number}  ${data.status}`
}

/** Settles a question. */
export async function closeTicket(api: StoreApi, number: string): Promise<string> {
  const { number: known } = await findTicket(api, number)
  const { data } = await api.post<ShopTicket>(`/internal/tickets/${known}/close`, {})
  return `${data.number}  ${data.status}`
}

async function findTicket(api: StoreApi, number: string): Promise<ShopTicket> {
  const { data } = await api.get<ShopTicket>(`/internal/tickets/${encodeURIComponent(number)}`).catch((error: Error) => {
    throw error instanceof Refusal && error.code === 'NOT_FOUND' ? new Error(`There is no ticket ${number}.`) : error
  })
  return data
}
