import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import { cleanText } from '#src/db/postgres-values.ts'
import type { Ticket, TicketMessage, TicketStatus } from './feedback.schema.ts'

/** Sort keys of a ticket: time of its last message (microseconds since 1970), id. */
export interface TicketKeys {
  micros: number
  id: number
}

export interface TicketRow extends TicketKeys, Omit<Ticket, 'messages' | 'createdAt' | 'updatedAt'> {
  createdAt: Date
  updatedAt: Date
}

export interface MessageRow extends Omit<TicketMessage, 'at'> {
  ticketId: number
  at: Date
}

const columns = sql`
  t.id, t.number, t.subject, t.status, t.order_id as "orderId", o.number as "orderNumber", t.created_at as "createdAt",
  t.updated_at as "updatedAt", (extract(epoch from t.updated_at) * 1000000)::bigint as micros`

/** Selects the next tickets of a customer after `after`, the last changed first. */
export async function selectTickets(
  db: Db,
  customerId: number,
  after: TicketKeys | undefined,
  limit: number,
): Promise<TicketRow[]> {
  const behind = after
    ? sql`and (t.updated_at, t.id) <
        (timestamptz 'epoch' + ${after.micros}::double precision * interval '1 microsecond', ${after.id}::bigint)`
    : sql``
  const { rows } = await sql<TicketRow>`
    select ${columns} from ticket t left join orders o on o.id = t.order_id
    where t.customer_id = ${customerId} ${behind} order by t.updated_at desc, t.id desc limit ${limit}
  `.execute(db)
  return rows
}

/** Selects a ticket of this customer, or of any customer when `customerId` is null. */
export async function selectTicket(db: Db, id: number, customerId: number | null): Promise<TicketRow | undefined> {
  const { rows } = await sql<TicketRow>`
    select ${columns} from ticket t left join orders o on o.id = t.order_id
    where t.id = ${id} and ${customerId === null ? sql`true` : sql`t.customer_id = ${customerId}`}
  `.execute(db)
  return rows[0]
}

export async function countTickets(db: Db, customerId: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from ticket where customer_id = ${customerId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Selects the messages of these tickets, the oldest first. */
export async function selectTicketMessages(db: Db, ticketIds: number[]): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select id, ticket_id as "ticketId", author, text, at from ticket_message where ticket_id = any(${ticketIds}::bigint[]) order by id
  `.execute(db)
  return rows
}

/** Whether the order belongs to this customer. */
export async function ownsOrder(db: Db, orderId: number, customerId: number): Promise<boolean> {
  const { rows } = await sql`select from orders where id = ${orderId} and customer_id = ${customerId}`.execute(db)
  return rows.length > 0
}

/** Inserts a ticket under a number. Returns undefined when the number is taken. */
export async function insertTicket(
  trx: Db,
  ticket: { number: string; customerId: number; orderId: number | null; subject: string; at: Date },
): Promise<number | undefined> {
  const { number, customerId, orderId, subject, at } = ticket
  const { rows } = await sql<{ id: number }>`
    insert into ticket (number, customer_id, order_id, subject, status, created_at, updated_at)
    values (${number}, ${customerId}, ${orderId}, ${subject}, 'open', ${at}, ${at}) on conflict (number) do nothing returning id
  `.execute(trx)
  return rows[0]?.id
}

export async function insertTicketMessage(
  trx: Db,
  { ticketId, author, text, at }: { ticketId: number; author: TicketMessage['author']; text: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ticket_message (ticket_id, author, text, at) values (${ticketId}, ${author}, ${text}, ${at}) returning id
  `.execute(trx)
  return rows[0]?.id ?? 0
}

/** Changes the status of a ticket. Returns false when the ticket is closed. */
export async function changeTicket(trx: Db, id: number, status: TicketStatus, at: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update ticket set status = ${status}, updated_at = ${at} where id = ${id} and status <> 'closed'
  `.execute(trx)
  return numAffectedRows > 0n
}

/** Selects the mobile and language of the customer, for the notification. */
export async function selectAsker(
  db: Db,
  ticketId: number,
): Promise<{ mobile: string; language: Language } | undefined> {
  const { rows } = await sql<{ mobile: string; language: Language }>`
    select c.mobile, c.language from ticket t join customer c on c.id = t.customer_id where t.id = ${ticketId}
  `.execute(db)
  return rows[0]
}

export interface ShopTicketRow extends TicketRow {
  fullName: string
  mobile: string
}

const shopColumns = sql`
  t.id, t.number, t.subject, t.status, t.order_id as "orderId", o.number as "orderNumber", t.created_at as "createdAt",
  t.updated_at as "updatedAt", (extract(epoch from t.updated_at) * 1000000)::bigint as micros, c.full_name as "fullName", c.mobile`
const tables = sql`ticket t join customer c on c.id = t.customer_id left join orders o on o.id = t.order_id`

/** Selects the next tickets of all customers after `after`, the longest waiting first. */
export async function selectShopTickets(
  db: Db,
  statuses: TicketStatus[],
  after: TicketKeys | undefined,
  limit: number,
): Promise<ShopTicketRow[]> {
  const behind = after
    ? sql`and (t.updated_at, t.id) >
        (timestamptz 'epoch' + ${after.micros}::double precision * interval '1 microsecond', ${after.id}::bigint)`
    : sql``
  const { rows } = await sql<ShopTicketRow>`
    select ${shopColumns} from ${tables} where t.status = any(${statuses}::text[]) ${behind} order by t.updated_at, t.id limit ${limit}
  `.execute(db)
  return rows
}

export async function selectShopTicket(db: Db, number: string): Promise<ShopTicketRow | undefined> {
  const { rows } =
    await sql<ShopTicketRow>`select ${shopColumns} from ${tables} where t.number = ${cleanText(number)}`.execute(db)
  return rows[0]
}
