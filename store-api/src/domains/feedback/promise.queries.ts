import { sql } from 'kysely'
import { businessDaysLeft } from '#src/db/business-days.ts'
import type { Db } from '#src/db/pool.ts'
import { refundDue } from '#src/db/refund.ts'
import type { OpenPromise } from './contact.schema.ts'

/** Business days in which the texts of the shop promise an answer, a look at an application, and a refund. */
const DAYS = { answer: 2, application: 7, refund: 7 }

const inCairo = sql`(since at time zone 'Africa/Cairo')::date`

/** The day in Cairo of the failed delivery of an order. */
const failedOn = sql`(
  select (max(at) at time zone 'Africa/Cairo')::date from order_event
  where order_id = orders.id and to_status = 'abnormal' and from_status <> 'abnormal'
)`

export type PromiseRow = Omit<OpenPromise, 'since'> & { since: Date }

/**
 * Returns what customers were promised and staff have not done, the longest overdue first. A delivery is one once its
 * last promised day, or the day that the customer chose, is over; a failed one whose customer chose no time, from the day
 * after.
 */
export async function selectOpenPromises(db: Db, now: Date, limit: number): Promise<PromiseRow[]> {
  const { rows } = await sql<PromiseRow>`
    with promise (kind, days, number, since, mobile, "fullName") as (
      select 'contact', ${DAYS.answer}::integer, number, created_at, mobile, full_name from contact_message where closed_at is null
      union all
      select 'complaint', ${DAYS.answer}, number, created_at, mobile, full_name from complaint
        where closed_at is null and kind = 'complaint'
      union all
      select 'ticket', ${DAYS.answer}, t.number, t.updated_at, c.mobile, c.full_name
        from ticket t join customer c on c.id = t.customer_id where t.status = 'open'
      union all
      select 'reply', ${DAYS.answer}, i.id::text, i.received_at, i.mobile, o.contact ->> 'fullName'
        from inbox_message i left join orders o on o.id = i.order_id where i.outcome = 'handed' and i.closed_at is null
      union all
      select 'application', ${DAYS.application}, number, created_at, mobile, full_name from job_application
        where status = 'received'
      union all
      select 'collection', ${DAYS.answer}, o.number, r.asked_at, o.contact ->> 'mobile', o.contact ->> 'fullName'
        from order_return r join orders o on o.id = r.order_id
        where r.status = 'asked' and r.return_method = 'courier' and r.credited = 0 and o.status = 'returning'
      union all
      select 'refund', ${DAYS.refund}, o.number, due.since, o.contact ->> 'mobile', o.contact ->> 'fullName'
        from (select order_id, min(closed_at) as since from order_return
          where status = 'received' and refunded_at is null group by order_id) due
        join orders o on o.id = due.order_id where ${refundDue} > 0
      union all
      select 'delivery', 0, number, last::timestamp at time zone 'Africa/Cairo', contact ->> 'mobile', contact ->> 'fullName'
        from (select number, contact, coalesce(wanted_day, case when status = 'abnormal' then ${failedOn} else promised_to end) as last
          from orders where status in ('shippingAgent', 'delivery', 'abnormal')) sent
        where last < (${now}::timestamptz at time zone 'Africa/Cairo')::date
    )
    select kind, number, since, mobile, "fullName", ${businessDaysLeft(sql`days`, inCairo, now)} as "daysLeft"
    from promise order by "daysLeft", since, number limit ${limit}
  `.execute(db)
  return rows
}
