import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { AddressDocument } from '#src/db/tables/cart.ts'

/** What became of the earlier orders of a customer and of a phone; canceled ones do not count. */
export interface PastOrders {
  /** Orders of this phone. */
  ofPhone: number
  delivered: number
  refusals: number
  /** Refusals since the given moment. */
  recentRefusals: number
  /** Where the last one went. */
  address: AddressDocument | null
}

/** The past of a customer and a mobile (E.164). An order is refused when it came back without ever being handed over. */
export async function selectPast(db: Db, customerId: number, mobile: string, since: Date): Promise<PastOrders> {
  const { rows } = await sql<PastOrders>`
    with past as (
      select o.id, o.client ->> 'mobile' as mobile, o.address, o.placed_at, o.delivered_at,
        case when o.delivered_at is null
          then (select max(e.at) from order_event e where e.order_id = o.id and e.to_status = 'returning') end as refused_at
      from orders o
      where (o.customer_id = ${customerId} or o.client ->> 'mobile' = ${mobile}) and o.status <> 'canceled'
    )
    select
      (count(*) filter (where mobile = ${mobile}))::integer as "ofPhone",
      count(delivered_at)::integer as delivered,
      count(refused_at)::integer as refusals,
      (count(*) filter (where refused_at > ${since}))::integer as "recentRefusals",
      (select address from past order by placed_at desc, id desc limit 1) as address
    from past
  `.execute(db)
  return rows[0] ?? { ofPhone: 0, delivered: 0, refusals: 0, recentRefusals: 0, address: null }
}
