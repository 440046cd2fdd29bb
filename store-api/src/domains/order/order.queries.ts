import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Tables } from '#src/db/tables.ts'

export type OrderRow = Selectable<Tables['orders']>
export type OrderLineRow = Selectable<Tables['order_line']>
export type NewOrder = Insertable<Tables['orders']>
export type NewOrderLine = Omit<Insertable<Tables['order_line']>, 'order_id' | 'position'>

export interface EventRow {
  seq: number
  from_status: string
  to_status: string
  reason_code: string | null
  at: Date
}

export function selectOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
}

/** As `selectOrder`, and nobody else changes it until the transaction ends. */
export function lockOrderRow(trx: Db, id: number): Promise<OrderRow | undefined> {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The order, when it is this customer's. */
export function selectOwnOrder(db: Db, id: number, customerId: number): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).where('customer_id', '=', customerId).executeTakeFirst()
}

/** The order of this number, for the shop itself. */
export function selectOrderOfNumber(db: Db, number: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst()
}

/** The order of this number, when it was made with this mobile (E.164). */
export function selectOrderByNumber(db: Db, number: string, mobile: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .where(sql<string>`client ->> 'mobile'`, '=', mobile)
    .executeTakeFirst()
}

/** The newest order made from a cart since a moment. */
export function selectLastOrderOfCart(db: Db, cartId: number, since: Date): Promise<{ id: number; number: string } | undefined> {
  return db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('cart_id', '=', cartId)
    .where('placed_at', '>', since)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

export function selectLines(db: Db, orderId: number): Promise<OrderLineRow[]> {
  return db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).orderBy('position').execute()
}

/** What happened to an order, oldest first. */
export function selectEvents(db: Db, orderId: number): Promise<EventRow[]> {
  return db
    .selectFrom('order_event')
    .select(['seq', 'from_status', 'to_status', 'reason_code', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .execute()
}

/** Writes an order under the first of the drawn numbers that is free; undefined when this one was taken. */
export async function insertOrder(trx: Db, order: NewOrder): Promise<number | undefined> {
  const row = await trx
    .insertInto('orders')
    .values(order)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Writes the lines in their order; answers with their ids in the same order. */
export async function insertLines(trx: Db, orderId: number, lines: NewOrderLine[]): Promise<number[]> {
  const rows = await trx
    .insertInto('order_line')
    .values(lines.map((line, position) => ({ ...line, order_id: orderId, position })))
    .returning(['id', 'position'])
    .execute()
  return rows.sort((a, b) => a.position - b.position).map(({ id }) => id)
}

export async function insertLineStock(trx: Db, rows: Insertable<Tables['order_line_stock']>[]): Promise<void> {
  await trx.insertInto('order_line_stock').values(rows).execute()
}
