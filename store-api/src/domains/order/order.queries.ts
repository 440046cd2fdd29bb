import { type Insertable, type Selectable, sql } from 'kysely'
import { knownIds } from '#src/db/known-ids.ts'
import type { Db } from '#src/db/pool.ts'
import type { Tables } from '#src/db/tables.ts'
import type { OrderLinePartDocument } from '#src/db/tables/order.ts'

export type OrderRow = Selectable<Tables['orders']>
export type OrderLineRow = Selectable<Tables['order_line']>
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

/** The texts of a variant that an order keeps, in both languages. */
export interface SnapshotRow extends Omit<OrderLinePartDocument, 'quantity'> {
  id: number
  product_id: number
  sku: string
  barcode: string
  /** The first picture in its colour, else the first of the product. */
  image_id: string | null
}

export async function selectSnapshots(db: Db, variantIds: number[]): Promise<Map<number, SnapshotRow>> {
  const { rows } = await sql<SnapshotRow>`
    select v.id, v.product_id, v.sku, v.barcode, p.name_ar, p.name_en,
      c.name_ar as color_ar, c.name_en as color_en, z.label_ar as size_ar, z.label_en as size_en,
      (select i.image_id from product_image i where i.product_id = p.id
       order by (i.color_id is not distinct from v.color_id) desc, i.position limit 1) as image_id
    from variant v
    join product p on p.id = v.product_id
    left join color c on c.id = v.color_id
    left join size z on z.id = v.size_id
    where v.id = any(${knownIds(variantIds)}::integer[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Business days until an order should have left the shop; the job `late` watches it. */
const DISPATCH_DAYS = 2

/** When an order placed `now` should have left: the end, in Cairo, of that business day (not Friday, Saturday or a holiday) after it. */
export async function selectDispatchEnd(db: Db, now: Date): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (day + interval '1 day') at time zone 'Africa/Cairo' as at
    from generate_series(1, 60) n,
      lateral (select (${now}::timestamptz at time zone 'Africa/Cairo')::date + n as day) d
    where extract(isodow from day) not in (5, 6) and not exists (select from holiday h where h.day = d.day)
    order by day offset ${DISPATCH_DAYS - 1} limit 1
  `.execute(db)
  if (!rows[0]) throw new Error('There is no business day within 60 days')
  return rows[0].at
}

/** Gives a customer the orders that were placed without an account from a mobile, and says how many; her own of that mobile are proven now. */
export async function updateOrdersOfMobile(db: Db, customerId: number, mobile: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update orders set customer_id = ${customerId}, placed_from = null
    where client ->> 'mobile' = ${mobile} and (customer_id is null or customer_id = ${customerId} and placed_from is not null)
  `.execute(db)
  return Number(numAffectedRows)
}
