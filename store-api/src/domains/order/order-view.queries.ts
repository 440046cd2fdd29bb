import { sql } from 'kysely'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from '#src/http/language.ts'
import type { DayPart } from './delivery-time.schema.ts'
import type { EventRow, OrderLineRow } from './order.queries.ts'
import type { OrderReturnLine } from './return.schema.ts'

export interface LineViewRow extends OrderLineRow {
  /** Null when the product is no longer shown. */
  product_slug: string | null
  reviewed: boolean
  /** The branch that gives most of the line, and how many pieces of it. */
  branch_name: string | null
  branch_pieces: number | null
}

/** The lines of these orders, in their order, with what is known of their products now. */
export async function selectLineViews(db: Db, language: Language, orderIds: number[]): Promise<LineViewRow[]> {
  const { rows } = await sql<LineViewRow>`
    select l.*, case when p.status <> 'hidden' then p.slug end as product_slug,
      exists (
        select from review r left join order_line other on other.id = r.order_line_id
        where r.product_id = l.product_id
          and (r.order_line_id = l.id or other.order_id = l.order_id or r.customer_id = o.customer_id)
      ) as reviewed, b.name as branch_name, b.pieces as branch_pieces
    from order_line l join orders o on o.id = l.order_id join product p on p.id = l.product_id
    left join lateral (
      select ${texts(language)('branch.name')} as name, sum(t.quantity)::integer as pieces
      from order_line_stock t join branch on branch.id = t.branch_id where t.order_line_id = l.id
      group by branch.id order by pieces desc, branch.id limit 1
    ) b on true
    where l.order_id = any(${orderIds}::bigint[]) order by l.order_id, l.position
  `.execute(db)
  return rows
}

export interface OrderEventRow extends EventRow {
  order_id: number
  /** Whether the message that asks to confirm, which began with it, could not be sent. */
  message_failed: boolean
}

/** What happened to these orders, oldest first. */
export async function selectEventsOf(db: Db, orderIds: number[]): Promise<OrderEventRow[]> {
  const { rows } = await sql<OrderEventRow>`
    select order_id, seq, from_status, to_status, reason_code, at, to_status = 'waitingCustomer' and exists (
      select from outbox_message where key = 'order:' || order_id || ':confirm:' || seq and failed_at is not null
    ) as message_failed
    from order_event
    where order_id = any(${orderIds}::bigint[]) order by order_id, seq
  `.execute(db)
  return rows
}

export interface ReturnRow {
  id: number
  orderId: number
  status: 'asked' | 'withdrawn' | 'received'
  note: string | null
  askedAt: Date
  lines: OrderReturnLine[]
  /** Piastres. */
  refund: number
}

/** The returns of these orders, newest first. */
export async function selectReturns(db: Db, orderIds: number[]): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select r.id, r.order_id as "orderId", r.status, r.note, r.asked_at as "askedAt",
      sum(rl.quantity * l.unit_price)::integer as refund,
      json_agg(json_build_object('lineId', l.id, 'quantity', rl.quantity, 'reason', rl.reason) order by l.position) as lines
    from order_return r
    join order_return_line rl on rl.return_id = r.id
    join order_line l on l.id = rl.order_line_id
    where r.order_id = any(${orderIds}::bigint[])
    group by r.id order by r.id desc
  `.execute(db)
  return rows
}

/**
 * The parts of the next `days` business days in Cairo (docs/rules/delivery.md#business-days) that have not begun, today's
 * included. `starts` are the first hours of the parts.
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
