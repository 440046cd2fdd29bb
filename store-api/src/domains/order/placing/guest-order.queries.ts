import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Held } from '#src/domains/order/stock/reserve-stock.service.ts'

/** A person who orders without an account: the mobile (E.164), and the hash of the network. */
export interface Guest {
  mobile: string
  network: string
}

/** Guests of one network, and of one mobile, order one after the other until the transaction ends. Networks are locked first. */
export async function lockGuest(trx: Db, { network, mobile }: Guest): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`guest-network ${network}`}, 0)),
      pg_advisory_xact_lock(hashtextextended(${`guest-mobile ${mobile}`}, 0))
  `.execute(trx)
}

const isUnconfirmed = sql`
  o.customer_id is null and o.status in ('waitingCustomer', 'edit') and 'waitingCustomer' in (o.status, o.previous_status)
`

/** Counts the unconfirmed orders without an account of this mobile and from this network. */
export async function countUnconfirmed(db: Db, { mobile, network }: Guest): Promise<{ ofMobile: number; fromNetwork: number }> {
  const { rows } = await sql<{ ofMobile: number; fromNetwork: number }>`
    select
      (select count(*)::integer from orders o where o.client ->> 'mobile' = ${mobile} and ${isUnconfirmed}) as "ofMobile",
      (select count(*)::integer from orders o where o.placed_from = ${network} and ${isUnconfirmed}) as "fromNetwork"
  `.execute(db)
  return rows[0] ?? { ofMobile: 0, fromNetwork: 0 }
}

/**
 * Whether unconfirmed orders without an account would hold more than their share of a variant or of a product together with `taken`,
 * which is reserved already and stands in no order yet. The share is of what could be had without them.
 */
export async function holdTooMuch(trx: Db, taken: Held[], { share, atLeast }: { share: number; atLeast: number }): Promise<boolean> {
  const { rows } = await sql<{ tooMuch: boolean }>`
    with wanted as (
      select variant_id, sum(quantity) as quantity
      from unnest(${taken.map(({ variantId }) => variantId)}::integer[], ${taken.map(({ quantity }) => quantity)}::integer[]) w (variant_id, quantity)
      group by variant_id
    ), shelf as (
      select v.product_id, v.id as variant_id, coalesce(w.quantity, 0) as wanted,
        (select coalesce(sum(s.on_hand - s.reserved), 0) from branch_stock s where s.variant_id = v.id) as free
      from variant v left join wanted w on w.variant_id = v.id
      where v.product_id in (select product_id from variant where id in (select variant_id from wanted))
    ), held as (
      select t.variant_id, sum(t.quantity) as quantity
      from orders o join order_line l on l.order_id = o.id join order_line_stock t on t.order_line_id = l.id
      where ${isUnconfirmed} and t.variant_id in (select variant_id from shelf)
      group by t.variant_id
    ), together as (
      select sum(wanted) as wanted, sum(coalesce(held.quantity, 0)) as held, sum(free) as free
      from shelf left join held using (variant_id)
      group by grouping sets ((product_id, variant_id), (product_id))
    )
    select exists (
      select from together where wanted > 0 and held + wanted > greatest(${atLeast}::integer, (free + held + wanted) * ${share}::float8)
    ) as "tooMuch"
  `.execute(trx)
  return rows[0]?.tooMuch ?? false
}
