import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Held } from '#src/domains/order/stock/reserve-stock.service.ts'

/** Where an order comes from: its mobile (E.164), and the hash of the network. */
export interface Source {
  mobile: string
  network: string
}

/** Unproven orders of one network, and of one mobile, are placed one after the other. Networks are locked first. */
export async function lockSource(trx: Db, { network, mobile }: Source): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`unproven-network ${network}`}, 0)),
      pg_advisory_xact_lock(hashtextextended(${`unproven-mobile ${mobile}`}, 0))
  `.execute(trx)
}

/** Counts the open unproven orders of this mobile and from this network. */
export async function countUnproven(db: Db, { mobile, network }: Source): Promise<{ ofMobile: number; fromNetwork: number }> {
  const { rows } = await sql<{ ofMobile: number; fromNetwork: number }>`
    select
      (select count(*)::integer from orders o where o.client ->> 'mobile' = ${mobile} and o.placed_from is not null) as "ofMobile",
      (select count(*)::integer from orders o where o.placed_from = ${network}) as "fromNetwork"
  `.execute(db)
  return rows[0] ?? { ofMobile: 0, fromNetwork: 0 }
}

/**
 * Whether unproven orders would hold more than their share of a variant or of a product with `more`, which is reserved already and
 * stands in no order yet; a variant or product of which `more` adds nothing is not looked at. The share is of what could be had
 * without them. Products are locked one after the other, after the stock, so that orders of other sizes are seen.
 */
export async function holdTooMuch(trx: Db, more: Held[], { share, atLeast }: { share: number; atLeast: number }): Promise<boolean> {
  const variantIds = more.map(({ variantId }) => variantId)
  await sql`
    select pg_advisory_xact_lock(hashtextextended('unproven-product ' || product_id, 0))
    from (select distinct product_id from variant where id = any(${variantIds}::integer[]) order by product_id) p
  `.execute(trx)
  const { rows } = await sql<{ tooMuch: boolean }>`
    with wanted as (
      select variant_id, sum(quantity) as quantity
      from unnest(${variantIds}::integer[], ${more.map(({ quantity }) => quantity)}::integer[]) w (variant_id, quantity)
      group by variant_id
    ), shelf as (
      select v.product_id, v.id as variant_id, coalesce(w.quantity, 0) as wanted,
        (select coalesce(sum(s.on_hand - s.reserved), 0) from branch_stock s where s.variant_id = v.id) as free
      from variant v left join wanted w on w.variant_id = v.id
      where v.product_id in (select product_id from variant where id in (select variant_id from wanted))
    ), held as (
      select t.variant_id, sum(t.quantity) as quantity
      from orders o join order_line l on l.order_id = o.id join order_line_stock t on t.order_line_id = l.id
      where o.placed_from is not null and t.variant_id in (select variant_id from shelf)
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
