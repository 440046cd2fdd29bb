import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/** An order of the mobile that a message came from. */
export interface ReplyOrder {
  id: number
  number: string
  status: string
}

/** Returns the orders of a mobile (E.164) that are not ended, newest first, at most 20. */
export async function selectOpenOrders(db: Db, mobile: string): Promise<ReplyOrder[]> {
  const { rows } = await sql<ReplyOrder>`
    select id, number, status from orders
    where contact ->> 'mobile' = ${mobile} and status not in ('canceled', 'delivered', 'returning', 'returned', 'split', 'returnedReceived')
    order by placed_at desc, id desc limit 20
  `.execute(db)
  return rows
}

/** Returns an order if it was placed with this mobile. */
export async function selectOrderOfMobile(db: Db, id: number, mobile: string): Promise<ReplyOrder | undefined> {
  const { rows } = await sql<ReplyOrder>`
    select id, number, status from orders where id = ${id} and contact ->> 'mobile' = ${mobile}
  `.execute(db)
  return rows[0]
}

/** Stores the location of an order's address; returns false for a pick-up order, which has none. */
export async function updateLocation(
  db: Db,
  id: number,
  location: { latitude: number; longitude: number },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update orders set address = address || jsonb_build_object('location', ${JSON.stringify(location)}::jsonb) where id = ${id} and address is not null
  `.execute(db)
  return numAffectedRows > 0n
}

export interface HandedReply {
  id: number
  mobile: string
  kind: 'tap' | 'text' | 'location' | 'other'
  body: string | null
  latitude: number | null
  longitude: number | null
  orderNumber: string | null
  receivedAt: Date
}

/** Returns the messages that the shop has to answer, oldest first. */
export async function selectHanded(db: Db, limit: number): Promise<HandedReply[]> {
  const { rows } = await sql<HandedReply>`
    select i.id, i.mobile, i.kind, i.body, i.latitude, i.longitude, o.number as "orderNumber", i.received_at as "receivedAt"
    from inbox_message i left join orders o on o.id = i.order_id
    where i.outcome = 'handed' and i.closed_at is null order by i.id limit ${limit}
  `.execute(db)
  return rows
}

/** Closes a message that the shop has answered; returns false when there is no such message. */
export async function closeHanded(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update inbox_message set closed_at = coalesce(closed_at, ${now}) where id = ${id} and outcome = 'handed' returning id
  `.execute(db)
  return rows.length > 0
}
