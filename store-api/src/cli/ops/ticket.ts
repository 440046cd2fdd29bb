import type { CommandUnknownOpts } from '@commander-js/extra-typings'
import type { ShopTicket, Ticket, TicketStatus } from '#src/domains/feedback/feedback.schema.ts'
import { someOf, wholeNumber } from './arguments.ts'
import type { OpsContext } from '#src/cli/context.ts'
import type { StoreClient } from './store-client.ts'
import { facts, moment, table } from './table.ts'

const statuses: TicketStatus[] = ['open', 'answered', 'closed']

export function addTicketCommands(ops: CommandUnknownOpts, { client, print }: OpsContext): void {
  const ticket = ops.command('ticket').description('Answers the questions of customers.')
  ticket
    .command('list')
    .description('Lists tickets, the longest waiting first.')
    .option('--status <list>', `statuses separated by commas: ${statuses.join(', ')}`, someOf(statuses), ['open'])
    .option('--first <count>', 'number of tickets', wholeNumber(), 20)
    .action(async ({ status, first }) => {
      const { data } = await client().get<ShopTicket[]>(`/internal/tickets?status=${status.join(',')}&first=${first}`)
      print(ticketTable(data))
    })
  ticket
    .command('show')
    .description('Shows one ticket with its messages.')
    .argument('<ticket>', 'number of the ticket')
    .action(async (number) => print(ticketSheet(await findTicket(client(), number))))
  ticket
    .command('answer')
    .description('Answers a ticket and notifies the customer by WhatsApp.')
    .argument('<ticket>', 'number of the ticket')
    .argument('<text>', 'the answer')
    .action(async (number, message) => {
      const { id } = await findTicket(client(), number)
      const { data } = await client().post<Ticket>(`/tickets/${id}/answer`, { message })
      print(`${data.number}  ${data.status}`)
    })
  ticket
    .command('close')
    .description('Closes a ticket.')
    .argument('<ticket>', 'number of the ticket')
    .action(async (number) => {
      const { number: known } = await findTicket(client(), number)
      const { data } = await client().post<ShopTicket>(`/internal/tickets/${known}/close`, {})
      print(`${data.number}  ${data.status}`)
    })
}

function ticketTable(tickets: ShopTicket[]): string {
  const rows = tickets.map(({ number, status, updatedAt, mobile, orderNumber, subject, fullName }) => [
    number,
    status,
    moment(updatedAt),
    mobile,
    orderNumber,
    subject,
    fullName,
  ])
  return table(['NUMBER', 'STATUS', 'SINCE', 'MOBILE', 'ORDER', 'SUBJECT', 'CUSTOMER'], rows, 'No tickets.')
}

function ticketSheet(ticket: ShopTicket): string {
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

async function findTicket(client: StoreClient, number: string): Promise<ShopTicket> {
  const path = `/internal/tickets/${encodeURIComponent(number)}`
  const { data } = await client.get<ShopTicket>(path, `There is no ticket ${number}.`)
  return data
}
