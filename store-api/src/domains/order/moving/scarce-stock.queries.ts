import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import { type DueRow, selectDue, wait } from './order-jobs.queries.ts'

/** So few free pieces of a variant, in all branches together, are scarce. */
const FEW = 2

/** The variants that unproven orders hold, and of which few are left or these orders hold more than half; `among` limits the variants. */
const scarce = (among: RawBuilder<unknown> = sql``) => sql`
  held as (
    select t.variant_id, sum(t.quantity) as pieces
    from orders o join order_line l on l.order_id = o.id join order_line_stock t on t.order_line_id = l.id
    where o.status = 'waitingCustomer' and o.placed_from is not null ${among}
    group by t.variant_id
  ),
  scarce as (
    select h.variant_id from held h join branch_stock s using (variant_id)
    group by h.variant_id, h.pieces having sum(s.on_hand - s.reserved) <= ${FEW} or 2 * h.pieces > sum(s.on_hand)
  )
`
/** Whether the order `o` is unproven and holds such a variant. */
const holdsScarce = sql`o.placed_from is not null and exists (
  select from order_line l join order_line_stock t on t.order_line_id = l.id join scarce on scarce.variant_id = t.variant_id
  where l.order_id = o.id
)`

/** Sets the shorter end of the wait for an unproven order that holds scarce stock; clears it for any other order. */
export async function updateHold(trx: Db, orderId: number, until: Date): Promise<void> {
  const ofThisOrder = sql`and t.variant_id in (
    select t.variant_id from order_line l join order_line_stock t on t.order_line_id = l.id where l.order_id = ${orderId}
  )`
  await sql`
    with ${scarce(ofThisOrder)} update orders o set hold_until = case when ${holdsScarce} then ${until}::timestamptz end where o.id = ${orderId}
  `.execute(trx)
}

/** Unproven orders that are still held for the usual time although the stock they hold has become scarce. */
export function selectScarce(db: Db): Promise<DueRow[]> {
  return selectDue(db, sql`
    with ${scarce()} select o.id, w.seq from orders o cross join ${wait}
    where o.status = 'waitingCustomer' and o.hold_until is null and ${holdsScarce} order by w.at, o.id limit 100`)
}

/** Orders held for a shorter time that ends before a moment, of which no message has told yet. */
export function selectUnhurried(db: Db, before: Date): Promise<DueRow[]> {
  return selectDue(db, sql`
    select o.id, w.seq from orders o cross join ${wait}
    where o.status = 'waitingCustomer' and o.hold_until <= ${before} and not exists (
      select from outbox_message m where m.key = 'order:' || o.id || ':confirm:' || w.seq || ':reminder:3'
    )
    order by o.hold_until, o.id limit 100`)
}
