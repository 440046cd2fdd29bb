import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import { exceeds, type Reserved, type Share, levelsWithHeld } from './stock.queries.ts'

/** A proven buyer: an account, and the mobile (E.164) of the order. */
export interface ProvenBuyer {
  customerId: number | null
  mobile: string
}

/**
 * Locks a buyer until the transaction ends, so that its orders are placed, confirmed and changed one after the other.
 */
export async function lockBuyer(trx: Db, buyer: ProvenBuyer): Promise<void> {
  await sql`select ${buyerLocks(buyer)}`.execute(trx)
}

/** The locks of lockBuyer, the account first, for a statement that does more. */
export const buyerLocks = ({ customerId, mobile }: ProvenBuyer) => sql`
  ${customerId === null ? sql`` : sql`pg_advisory_xact_lock(hashtextextended(${`buyer-account ${customerId}`}, 0)),`}
  pg_advisory_xact_lock(hashtextextended(${`buyer-mobile ${mobile}`}, 0))`

/** The record of a buyer: orders of the account or of the mobile, without those that wait for a proof or a call. */
export interface BuyerStanding {
  /** Orders that were delivered and kept, whole or in part. */
  delivered: number
  /** Open orders that are not paid, and their sum in piastres. */
  open: number
  sum: number
  /** They hold more than a share of a variant or product together with `more`. */
  tooMuch: boolean
  /** Another order waits for a call. */
  hasCall: boolean
  /** An order was returned without ever being delivered since `since`. */
  hasRefused: boolean
}

/** An order that is judged: the units that it adds; `id` once it exists, with what it holds by then when `isHeld`. */
export interface JudgedOrder {
  id: number
  more: Reserved[]
  isHeld: boolean
}

/**
 * Returns the standing of a buyer, who must be locked, beside an order. `isReserved`: the stock levels have `more`
 * already.
 */
export async function selectStanding(
  trx: Db,
  { customerId, mobile }: ProvenBuyer,
  { id, more, isHeld }: JudgedOrder,
  { share, isReserved, since }: { share: Share; isReserved: boolean; since: Date },
): Promise<BuyerStanding> {
  const held = sql`
    select t.variant_id, sum(t.quantity) as quantity
    from open o join order_line l on l.order_id = o.id join order_line_stock t on t.order_line_id = l.id
    where o.status not in ('shippingAgent', 'delivery', 'abnormal') and (${isHeld} or o.id <> ${id})
      and t.variant_id in (select variant_id from wanted_level)
    group by t.variant_id`
  const { rows } = await sql<BuyerStanding>`
    with mine as materialized (
      select id, status, total, paid, placed_from, awaits_call, delivered_at from orders
      where (customer_id = ${customerId} or contact ->> 'mobile' = ${mobile}) and exchange_of is null
    ), open as (
      select id, status, total from mine
      where not paid and placed_from is null and not awaits_call and status not in ('canceled', 'returning', 'returned', 'returnedReceived')
    ), ${levelsWithHeld(more, isReserved ? sql`0` : sql`coalesce(w.quantity, 0)`, held)}
    select
      (select count(*)::integer from mine where status in ('delivered', 'split')) as delivered,
      (select count(*)::integer from open where id <> ${id}) as open,
      (select coalesce(sum(total), 0)::bigint from open where id <> ${id}) as sum,
      ${exceeds(share)} as "tooMuch",
      exists (select from mine where awaits_call and id <> ${id}) as "hasCall",
      exists (
        select from mine join order_event e on e.order_id = mine.id
        where mine.status <> 'canceled' and mine.delivered_at is null and e.to_status = 'returning' and e.at > ${since}
      ) as "hasRefused"
  `.execute(trx)
  const [standing] = rows
  if (!standing) throw new Error('A select without a table has no row')
  return standing
}
