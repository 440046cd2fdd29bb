import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Language } from '#src/http/language.ts'

/** An order that something is due for; `seq` is the move that it is counted from. */
export interface DueRow {
  id: number
  seq: number
}

const LIMIT = 100

/** The move that began each wait for a customer's word; see waitOf. */
export const wait = sql`lateral (
  select e.seq, e.at from order_event e
  where e.order_id = o.id and e.to_status = 'waitingCustomer' and coalesce(e.reason_code, '') not in ('editDiscarded', 'editExpired')
  order by e.seq desc limit 1
) w`

/** Orders that have waited since before a moment, or are held for a shorter time that is over now. */
export function selectGivenUp(db: Db, before: Date, now: Date): Promise<DueRow[]> {
  return selectDue(db, sql`
    select o.id, w.seq from orders o cross join ${wait}
    where o.status = 'waitingCustomer' and (w.at <= ${before} or o.hold_until <= ${now}) order by w.at, o.id limit ${LIMIT}`)
}

/** Orders held for the usual time whose wait began between `since` and a moment, without a message under this reminder. */
export function selectUnreminded(db: Db, before: Date, since: Date, reminder: number): Promise<DueRow[]> {
  return selectDue(db, sql`
    select o.id, w.seq from orders o cross join ${wait}
    where o.status = 'waitingCustomer' and w.at <= ${before} and w.at > ${since} and o.hold_until is null and not exists (
      select from outbox_message m where m.key = 'order:' || o.id || ':confirm:' || w.seq || ':reminder:' || ${reminder}::integer
    )
    order by w.at, o.id limit ${LIMIT}`)
}

/** Orders that came to a status before a moment and are still there. */
export function selectIn(db: Db, status: string, before: Date): Promise<DueRow[]> {
  return selectDue(db, sql`
    select o.id, e.seq from orders o cross join lateral (
      select seq, at from order_event where order_id = o.id and to_status = o.status order by seq desc limit 1
    ) e
    where o.status = ${status} and e.at <= ${before} order by e.at, o.id limit ${LIMIT}`)
}

/** Orders that the courier brought in vain twice, the last time before a moment. */
export function selectFailedTwice(db: Db, before: Date): Promise<DueRow[]> {
  return selectDue(db, sql`
    select o.id, e.seq from orders o cross join lateral (
      select max(seq) as seq, max(at) as at, count(*) as times from order_event
      where order_id = o.id and from_status = 'delivery' and to_status = 'abnormal'
    ) e
    where o.status = 'abnormal' and e.times > 1 and e.at <= ${before} order by e.at, o.id limit ${LIMIT}`)
}

/** Orders that should have left by now and have not been called late for it. */
export function selectLate(db: Db, now: Date, statuses: readonly string[]): Promise<DueRow[]> {
  return selectDue(db, sql`
    select o.id, o.revision as seq from orders o
    where o.status = any(${statuses}::text[]) and o.promised_dispatch_at < ${now} and not exists (
      select from order_event e where e.order_id = o.id and e.to_status = 'late' and e.at >= o.promised_dispatch_at
    )
    order by o.placed_at, o.id limit ${LIMIT}`)
}

/** Orders whose change was not kept in time. */
export function selectStaleEdits(db: Db, now: Date): Promise<DueRow[]> {
  return selectDue(db, sql`
    select id, revision as seq from orders where status = 'edit' and (edit_until is null or edit_until <= ${now})
    order by placed_at, id limit ${LIMIT}`)
}

/** Orders that wait for things being made, all of which can be had now. */
export function selectMade(db: Db): Promise<DueRow[]> {
  return selectDue(db, sql`
    select o.id, o.revision as seq from orders o
    where o.status = 'onlineComing' and not exists (
      select from order_line l left join order_line_stock t on t.order_line_id = l.id
      left join variant v on v.id = t.variant_id join product p on p.id in (l.product_id, v.product_id)
      where l.order_id = o.id and p.status <> 'online'
    )
    order by o.placed_at, o.id limit ${LIMIT}`)
}

/** The orders that a statement finds. */
export async function selectDue(db: Db, query: ReturnType<typeof sql>): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`${query}`.execute(db)
  return rows
}

export interface Untold {
  orderId: number
  number: string
  seq: number
  to: string
  mobile: string
  language: Language
  placedAt: Date
}

/** Moves since a moment to one of these statuses that no message tells of yet, oldest first. Moves of the demo shop have no key. */
export async function selectUntold(db: Db, since: Date, statuses: readonly string[], limit: number): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    select o.id as "orderId", o.number, e.seq, e.to_status as "to", o.client ->> 'mobile' as mobile, o.language, o.placed_at as "placedAt"
    from order_event e join orders o on o.id = e.order_id
    where e.at >= ${since} and e.key is not null and e.to_status = any(${statuses}::text[]) and e.from_status not in ('returning', 'edit')
      and not exists (select from outbox_message m where m.key = 'order:' || e.order_id || ':event:' || e.seq)
    order by e.at, e.id limit ${limit}
  `.execute(db)
  return rows
}
