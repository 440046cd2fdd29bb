import { sql } from 'kysely'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from '#src/http/language.ts'
import type { EventRow, OrderLineRow } from './order.queries.ts'

export interface LineViewRow extends OrderLineRow {
  /** Null when the product is no longer shown. */
  product_slug: string | null
  reviewed: boolean
}

/** The lines of these orders, in their order, with what is known of their products now. */
export async function selectLineViews(db: Db, orderIds: number[]): Promise<LineViewRow[]> {
  const { rows } = await sql<LineViewRow>`
    select l.*, case when p.status <> 'hidden' then p.slug end as product_slug,
      exists (
        select from review r left join order_line other on other.id = r.order_line_id
        where r.product_id = l.product_id
          and (r.order_line_id = l.id or other.order_id = l.order_id or r.customer_id = o.customer_id)
      ) as reviewed
    from order_line l join orders o on o.id = l.order_id join product p on p.id = l.product_id
    where l.order_id = any(${orderIds}::bigint[]) order by l.order_id, l.position
  `.execute(db)
  return rows
}

export interface OrderEventRow extends EventRow {
  order_id: number
}

/** What happened to these orders, oldest first. */
export async function selectEventsOf(db: Db, orderIds: number[]): Promise<OrderEventRow[]> {
  const { rows } = await sql<OrderEventRow>`
    select order_id, seq, from_status, to_status, reason_code, at from order_event
    where order_id = any(${orderIds}::bigint[]) order by order_id, seq
  `.execute(db)
  return rows
}

/** The branch that each order's parcel leaves from: the one that gives most of it. */
export async function selectBranchNames(db: Db, language: Language, orderIds: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ order_id: number; name: string }>`
    select distinct on (l.order_id) l.order_id, ${texts(language)('b.name')} as name
    from order_line l join order_line_stock t on t.order_line_id = l.id join branch b on b.id = t.branch_id
    where l.order_id = any(${orderIds}::bigint[])
    group by l.order_id, b.id order by l.order_id, sum(t.quantity) desc, b.id
  `.execute(db)
  return new Map(rows.map(({ order_id, name }) => [order_id, name]))
}
