import { sql } from 'kysely'
import { cleanText } from '#src/db/clean-text.ts'
import type { Db } from '#src/db/pool.ts'
import type { TicketStatus } from './feedback.schema.ts'
import type { TicketRow } from './ticket.queries.ts'
import type { TicketKeys } from './ticket-cursor.ts'

export interface ShopTicketRow extends TicketRow {
  fullName: string
  mobile: string
}

const columns = sql`
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
    select ${columns} from ${tables} where t.status = any(${statuses}::text[]) ${behind} order by t.updated_at, t.id limit ${limit}
  `.execute(db)
  return rows
}

export async function selectShopTicket(db: Db, number: string): Promise<ShopTicketRow | undefined> {
  const { rows } = await sql<ShopTicketRow>`select ${columns} from ${tables} where t.number = ${cleanText(number)}`.execute(db)
  return rows[0]
}
