import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import { REFUSED } from '#src/domains/order/order-facts.ts'
import { holdsScarce, scarce } from '#src/domains/order/stock/stock.queries.ts'

/** An order with a due job; `seq` is the event that the time is counted from. */
export interface DueRow {
  id: number
  seq: number
}

const LIMIT = 100

/** The event that began the wait of the order `o`; as waitOf. */
const wait = sql`lateral (
  select e.seq, e.at from order_event e
  where e.order_id = o.id and e.to_status = 'waitingCustomer' and coalesce(e.reason_code, '') not in ('editDiscarded', 'editExpired')
  order by e.seq desc limit 1
) w`

/** Returns orders that have waited since before a moment, or whose shorter wait is over. */
export function selectUnconfirmed(db: Db, before: Date, now: Date): Promise<DueRow[]> {
  return selectDue(
    db,
    sql`
    select o.id, w.seq from orders o cross join ${wait}
    where o.status = 'waitingCustomer' and (w.at <= ${before} or o.hold_until <= ${now}) order by w.at, o.id limit ${LIMIT}`,
  )
}

/** Returns orders with the usual wait, begun between `since` and `before`, that did not get this reminder. */
export function selectUnreminded(db: Db, before: Date, since: Date, reminder: number): Promise<DueRow[]> {
  return selectDue(
    db,
    sql`
    select o.id, w.seq from orders o cross join ${wait}
    where o.status = 'waitingCustomer' and w.at <= ${before} and w.at > ${since} and o.hold_until is null and not exists (
      select from outbox_message m where m.key = 'order:' || o.id || ':confirm:' || w.seq || ':reminder:' || ${reminder}::integer
    )
    order by w.at, o.id limit ${LIMIT}`,
  )
}

/** Returns orders in `online` since before a moment that got no reminder. */
export function selectUnremindedOfMade(db: Db, before: Date): Promise<DueRow[]> {
  return selectDue(
    db,
    sql`
    select o.id, e.seq from orders o cross join lateral (
      select seq, at from order_event where order_id = o.id and to_status = 'online' order by seq desc limit 1
    ) e
    where o.status = 'online' and e.at <= ${before} and not exists (
      select from outbox_message m where m.key = 'order:' || o.id || ':made:' || e.seq || ':reminder'
    )
    order by e.at, o.id limit ${LIMIT}`,
  )
}

/** Returns orders that reached a status before a moment and are still in it. */
export function selectIn(db: Db, status: string, before: Date): Promise<DueRow[]> {
  return selectDue(
    db,
    sql`
    select o.id, e.seq from orders o cross join lateral (
      select seq, at from order_event where order_id = o.id and to_status = o.status order by seq desc limit 1
    ) e
    where o.status = ${status} and e.at <= ${before} order by e.at, o.id limit ${LIMIT}`,
  )
}

/** Returns orders that their customers confirmed and that wait for no call. */
export function selectConfirmed(db: Db): Promise<DueRow[]> {
  return selectDue(
    db,
    sql`
    select id, revision as seq from orders where status = 'customerConfirmed' and not awaits_call order by placed_at, id limit ${LIMIT}`,
  )
}

/** Returns orders that wait for the shop's call since before a moment. */
export function selectUncalled(db: Db, before: Date): Promise<DueRow[]> {
  return selectDue(
    db,
    sql`
    select id, revision as seq from orders
    where awaits_call and call_asked_at <= ${before} and status in ('new', 'customerConfirmed') order by call_asked_at, id limit ${LIMIT}`,
  )
}

/** Returns orders that were refused at the door or failed to be delivered twice, the last time before a moment. */
export function selectFailed(db: Db, before: Date): Promise<DueRow[]> {
  return selectDue(
    db,
    sql`
    select o.id, e.seq from orders o cross join lateral (
      select max(seq) as seq, max(at) as at, count(*) as times, bool_or(reason_code = ${REFUSED}) as refused from order_event
      where order_id = o.id and from_status = 'delivery' and to_status = 'abnormal'
    ) e
    where o.status = 'abnormal' and (e.times > 1 or e.refused) and e.at <= ${before} order by e.at, o.id limit ${LIMIT}`,
  )
}

/**
 * Returns orders that should have left by now and were not moved to `late` for it; one that waits for a call is not
 * packed before.
 */
export function selectLate(db: Db, now: Date, statuses: readonly string[]): Promise<DueRow[]> {
  return selectDue(
    db,
    sql`
    select o.id, o.revision as seq from orders o
    where o.status = any(${statuses}::text[]) and not o.awaits_call and o.promised_dispatch_at < ${now}
      -- A ready pick-up order waits for its customer.
      and not (o.status = 'ready' and o.pickup_branch_id is not null) and not exists (
      select from order_event e where e.order_id = o.id and e.to_status = 'late' and e.at >= o.promised_dispatch_at
    )
    order by o.placed_at, o.id limit ${LIMIT}`,
  )
}

/**
 * Returns pick-up orders whose reservation ends before a moment; `seq` is the event that made them ready.
 * `unannounced`: without the message about it.
 */
export function selectPickupsEnding(db: Db, before: Date, unannounced: boolean): Promise<DueRow[]> {
  return selectDue(
    db,
    sql`
    select o.id, e.seq from orders o cross join lateral (
      select seq from order_event where order_id = o.id and to_status = 'ready' order by seq desc limit 1
    ) e
    where o.status = 'ready' and o.pickup_branch_id is not null and o.hold_until <= ${before} and (not ${unannounced} or not exists (
      select from outbox_message m where m.key = 'order:' || o.id || ':pickup_ending:' || e.seq
    ))
    order by o.hold_until, o.id limit ${LIMIT}`,
  )
}

/** Returns orders whose edit has expired. */
export function selectStaleEdits(db: Db, now: Date): Promise<DueRow[]> {
  return selectDue(
    db,
    sql`
    select id, revision as seq from orders where status = 'edit' and (edit_until is null or edit_until <= ${now})
    order by placed_at, id limit ${LIMIT}`,
  )
}

/** Returns orders in `onlineComing` whose products are all for sale now. */
export function selectManufactured(db: Db): Promise<DueRow[]> {
  return selectDue(
    db,
    sql`
    select o.id, o.revision as seq from orders o
    where o.status = 'onlineComing' and not exists (
      select from order_line l left join order_line_stock t on t.order_line_id = l.id
      left join variant v on v.id = t.variant_id join product p on p.id in (l.product_id, v.product_id)
      where l.order_id = o.id and p.status <> 'online'
    )
    order by o.placed_at, o.id limit ${LIMIT}`,
  )
}

/** Returns unproven orders without a shorter wait whose stock has become scarce. */
export function selectScarce(db: Db): Promise<DueRow[]> {
  return selectDue(
    db,
    sql`
    with ${scarce()} select o.id, w.seq from orders o cross join ${wait}
    where o.status = 'waitingCustomer' and o.hold_until is null and ${holdsScarce} order by w.at, o.id limit ${LIMIT}`,
  )
}

/** Returns orders whose shorter wait ends before a moment and that have no message about it. */
export function selectWithoutDeadlineMessage(db: Db, before: Date): Promise<DueRow[]> {
  return selectDue(
    db,
    sql`
    select o.id, w.seq from orders o cross join ${wait}
    where o.status = 'waitingCustomer' and o.hold_until <= ${before} and not exists (
      select from outbox_message m where m.key = 'order:' || o.id || ':confirm:' || w.seq || ':reminder:3'
    )
    order by o.hold_until, o.id limit ${LIMIT}`,
  )
}

async function selectDue(db: Db, query: ReturnType<typeof sql>): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`${query}`.execute(db)
  return rows
}

/** An event without its message. */
export interface UnsentEvent {
  orderId: number
  seq: number
  from: string
  to: string
  reason: string | null
}

/**
 * Statuses that customers are notified of: always, of a delivery alone, of an order that was delivered, and under
 * conditions of their own.
 */
const always = ['confirm', 'onlineComing', 'online', 'late', 'delivered', 'split', 'canceled']
const ofDelivery = ['shippingAgent', 'delivery', 'abnormal']
const ofReturn = ['returned', 'returnedReceived']
const notified = [...always, ...ofDelivery, ...ofReturn, 'customerConfirmed', 'returning']

/**
 * Returns events since a moment that their customer is notified of (docs/rules/messages.md#news-of-an-order) and that have
 * no message yet, oldest first. Events of the demo shop have no key.
 */
export async function selectUnsentEvents(db: Db, since: Date, limit: number): Promise<UnsentEvent[]> {
  const { rows } = await sql<UnsentEvent>`
    select e.order_id as "orderId", e.seq, e.from_status as "from", e.to_status as "to", e.reason_code as reason
    from order_event e join orders o on o.id = e.order_id
    where e.at >= ${since} and e.key is not null
      -- Events without a message, as those of placing, are left out before their orders are read.
      and (e.to_status = any(${notified}::text[]) or e.from_status = 'cancel' or e.reason_code = 'editSaved')
      and case
        -- A change that is to be confirmed again is told by the request for it.
        when e.from_status = 'edit' and e.to_status <> 'canceled' then e.reason_code = 'editSaved' and e.to_status <> 'waitingCustomer'
        -- Answered by the shop; of a pick-up nobody can refuse it.
        when e.from_status = 'cancel' then e.reason_code is distinct from 'notCollected'
        -- Withdrawn by the shop, and not by the end of the exchange, which has news of its own.
        when e.from_status = 'returning' and e.to_status in ('delivered', 'split') then e.actor = 'B' and e.reason_code is distinct from 'exchangeEnded'
        -- A confirmation is told only when it leads to a call: any other one is followed by 'confirm'.
        when e.to_status = 'customerConfirmed' then o.awaits_call
        when e.to_status = 'returning' then o.exchange_of is not null and e.from_status not in ('delivered', 'split')
          -- The failure or the refusal said so.
          or o.delivered_at is null and not (
            select count(*) > 1 or count(*) filter (where reason_code = ${REFUSED}) > 0 from order_event
            where order_id = o.id and from_status = 'delivery' and to_status = 'abnormal'
          )
        when e.to_status = any(${ofReturn}::text[]) then o.delivered_at is not null and e.reason_code is distinct from 'exchange'
        when e.to_status = any(${ofDelivery}::text[]) then o.pickup_branch_id is null
        else e.to_status = any(${always}::text[])
      end
      -- Nobody is left to tell once the account is deleted.
      and o.contact ->> 'mobile' <> ''
      and not exists (select from outbox_message m where m.key = 'order:' || e.order_id || ':event:' || e.seq)
    order by e.at, e.id limit ${limit}
  `.execute(db)
  return rows
}
