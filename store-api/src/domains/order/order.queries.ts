import { type Insertable, type Selectable, sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Tables } from '#src/db/tables.ts'
import { refund } from '#src/db/refund.ts'
import { ORDER_COLUMNS, ORDER_LINE_COLUMNS, type OrderLinePartDocument } from '#src/db/tables/order.ts'
import type { OrderStatus } from '#src/order-statuses.ts'
import type { Language } from 'server-kit/language.ts'
import type { DayPart } from './delivery-time.schema.ts'
import type { OrderReturn } from './return.schema.ts'

export type OrderRow = Selectable<Tables['orders']>
export type OrderLineRow = Selectable<Tables['order_line']>
export type NewOrderLine = Omit<Insertable<Tables['order_line']>, 'order_id' | 'position'>

/** The columns of the order `o`. */
export const orderColumns = sql.join(ORDER_COLUMNS.map((column) => sql.ref(`o.${column}`)))
/** The columns of the order line `l`. */
const lineColumns = sql.join(ORDER_LINE_COLUMNS.map((column) => sql.ref(`l.${column}`)))

export interface EventRow {
  seq: number
  from_status: OrderStatus
  to_status: OrderStatus
  reason_code: string | null
  at: Date
}

export function selectOrder(db: Db, id: number): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').select(ORDER_COLUMNS).where('id', '=', id).executeTakeFirst()
}

/**
 * Locks an order, and the other order of its exchange, until the transaction ends, in the order of their ids. Returns
 * the order.
 */
export async function lockOrderRow(trx: Db, id: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o where id = ${id} or id = (select exchange_of from orders where id = ${id}) or exchange_of = ${id} order by id for update
  `.execute(trx)
  return rows.find((order) => order.id === id)
}

/** Returns orders by id. */
export async function selectOrdersById(db: Db, ids: number[]): Promise<Map<number, OrderRow>> {
  const rows = await db.selectFrom('orders').select(ORDER_COLUMNS).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns an order if it belongs to this customer. */
export function selectOwnOrder(db: Db, id: number, customerId: number): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .select(ORDER_COLUMNS)
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
}

/** Returns the order of a number, without a check of its owner: for the shop. */
export function selectOrderOfNumber(db: Db, number: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').select(ORDER_COLUMNS).where('number', '=', number).executeTakeFirst()
}

/** Returns the order of a number if it was placed with this mobile (E.164). */
export function selectOrderByNumber(db: Db, number: string, mobile: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .select(ORDER_COLUMNS)
    .where('number', '=', number)
    .where(sql<string>`contact ->> 'mobile'`, '=', mobile)
    .executeTakeFirst()
}

/** Returns the newest order that was placed from a cart since a moment. */
export function selectLastOrderOfCart(
  db: Db,
  cartId: number,
  since: Date,
): Promise<{ id: number; number: string } | undefined> {
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
  return db
    .selectFrom('order_line')
    .select(ORDER_LINE_COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

/** Returns the events of an order, oldest first. */
export function selectEvents(db: Db, orderId: number): Promise<EventRow[]> {
  return db
    .selectFrom('order_event')
    .select(['seq', 'from_status', 'to_status', 'reason_code', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('seq')
    .execute()
}

export interface LineViewRow extends OrderLineRow {
  /** Null for a hidden product. */
  product_slug: string | null
  reviewed: boolean
  /** The branch that most units of the line come from, and their number. */
  branch_name: string | null
  branch_units: number | null
}

/** Returns the lines of these orders by position, with current facts of their products. */
export async function selectLineViews(db: Db, language: Language, orderIds: number[]): Promise<LineViewRow[]> {
  const { rows } = await sql<LineViewRow>`
    select ${lineColumns}, case when p.status <> 'hidden' then p.slug end as product_slug,
      exists (
        select from review r left join order_line other on other.id = r.order_line_id
        where r.product_id = l.product_id
          and (r.order_line_id = l.id or other.order_id = l.order_id or r.customer_id = o.customer_id)
      ) as reviewed, b.name as branch_name, b.units as branch_units
    from order_line l join orders o on o.id = l.order_id join product p on p.id = l.product_id
    left join lateral (
      select ${texts(language)('branch.name')} as name, sum(t.quantity)::integer as units
      from order_line_stock t join branch on branch.id = t.branch_id where t.order_line_id = l.id
      group by branch.id order by units desc, branch.id limit 1
    ) b on true
    where l.order_id = any(${orderIds}::bigint[]) order by l.order_id, l.position
  `.execute(db)
  return rows
}

export interface OrderEventRow extends EventRow {
  order_id: number
  actor: 'C' | 'B' | 'K' | 'S'
  actor_id: string | null
  /** Only for staff. */
  notes: string | null
  /** Whether the confirmation message of this event could not be sent. */
  message_failed: boolean
}

/** Returns the events of these orders, oldest first. */
export async function selectEventsOf(db: Db, orderIds: number[]): Promise<OrderEventRow[]> {
  const { rows } = await sql<OrderEventRow>`
    select order_id, seq, from_status, to_status, actor, actor_id, reason_code, notes, at, to_status = 'waitingCustomer' and exists (
      select from outbox_message where key = 'order:' || order_id || ':confirm:' || seq and failed_at is not null
    ) as message_failed
    from order_event
    where order_id = any(${orderIds}::bigint[]) order by order_id, seq
  `.execute(db)
  return rows
}

/** A return with its whole refund account, which only staff may see. */
export interface ReturnRow extends Omit<OrderReturn, 'askedAt' | 'refundedAt'> {
  orderId: number
  askedAt: Date
  refundedAt: Date | null
}

/** Returns the returns of these orders, newest first. */
export async function selectReturns(db: Db, orderIds: number[]): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select r.id, r.order_id as "orderId", r.status, r.notes, r.asked_at as "askedAt",
      ${refund} as refund, r.return_method as "returnMethod", r.return_fee as "returnFee", r.credited, r.refund_method as "refundMethod", r.refund_account as "refundAccount",
      r.refunded_at as "refundedAt",
      json_agg(json_build_object('lineId', l.id, 'quantity', rl.quantity, 'reason', rl.reason) order by l.position) as lines
    from order_return r
    join order_return_line rl on rl.return_id = r.id
    join order_line l on l.id = rl.order_line_id
    where r.order_id = any(${orderIds}::bigint[])
    group by r.id order by r.asked_at desc, r.position desc, r.id desc
  `.execute(db)
  return rows
}

/** Whether a return was requested and not received yet. */
export function isOpenReturn({ status }: ReturnRow): boolean {
  return status === 'asked'
}

/**
 * Returns the lines of hygiene products of these orders, by the words in the slugs of their category and its parents
 * (docs/rules/returns.md#hygiene-products).
 */
export async function selectHygieneLines(db: Db, orderIds: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    with recursive above as (
      select l.id, p.category_id from order_line l join product p on p.id = l.product_id where l.order_id = any(${orderIds}::bigint[])
      union
      select a.id, c.parent_id from above a join category c on c.id = a.category_id where c.parent_id is not null
    )
    select distinct a.id from above a join category c on c.id = a.category_id
    where c.slug ~ '(^|-)(socks|underwear|swimwear|burkinis?|mouth-?guards?)(-|$)'
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Returns the parts of the next `days` business days in Cairo that have not begun, today included
 * (docs/rules/delivery.md#business-days). `starts` are the first hours of the parts.
 */
export async function selectDeliveryParts(
  db: Db,
  now: Date,
  days: number,
  starts: Record<DayPart, number>,
): Promise<{ day: string; part: DayPart }[]> {
  const { rows } = await sql<{ day: string; part: DayPart }>`
    select day, part from (
      select d.day, p.part, p.hour, dense_rank() over (order by d.day) as nth
      from generate_series(0, 60) n,
        lateral (select (${now}::timestamptz at time zone 'Africa/Cairo')::date + n as day) d,
        unnest(${Object.keys(starts)}::text[], ${Object.values(starts)}::integer[]) as p (part, hour)
      where extract(isodow from d.day) not in (5, 6) and not exists (select from holiday h where h.day = d.day)
        and (d.day + make_interval(hours => p.hour)) at time zone 'Africa/Cairo' > ${now}
    ) parts
    where nth <= ${days} order by day, hour
  `.execute(db)
  return rows
}

/** The facts of a variant that an order line copies, texts in both languages. */
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

/** Assigns the guest orders of a mobile to a customer and returns their number. */
export async function updateOrdersOfMobile(db: Db, customerId: number, mobile: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update orders set customer_id = ${customerId} where contact ->> 'mobile' = ${mobile} and customer_id is null
  `.execute(db)
  return Number(numAffectedRows)
}
