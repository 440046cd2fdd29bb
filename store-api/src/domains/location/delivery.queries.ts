import { type RawBuilder, sql } from 'kysely'
import { knownIds } from '#src/db/known-ids.ts'
import type { Db } from '#src/db/pool.ts'
import type { DeliveryQuote } from './location.schema.ts'

/** Selects fee and days of an area, or undefined when it does not exist. */
export function selectRegionQuote(db: Db, region: number, at: Date): Promise<DeliveryQuote | undefined> {
  return selectQuote(
    db,
    at,
    sql`
    select state.deliverable and region.deliverable as deliverable, fee, fee as fee_max, days_min, days_max
    from region
    join city on city.id = region.city_id
    join state on state.id = city.state_id
    where region.id = any(${knownIds([region])}::integer[])
  `,
  )
}

/** Selects fee and days of a governorate, or undefined when it does not exist. */
export function selectStateQuote(db: Db, state: number, at: Date): Promise<DeliveryQuote | undefined> {
  return selectQuote(
    db,
    at,
    sql`
    select deliverable, fee, fee as fee_max, days_min, days_max from state where id = any(${knownIds([state])}::integer[])
  `,
  )
}

/** Selects the delivery estimate that holds everywhere, with the highest fee. */
export function selectWidestQuote(db: Db, at: Date): Promise<DeliveryQuote | undefined> {
  return selectQuote(
    db,
    at,
    sql`
    select true as deliverable, null::integer as fee, max(fee) as fee_max, min(days_min) as days_min, max(days_max) as days_max
    from state where deliverable having count(*) > 0
  `,
  )
}

/**
 * Counts business days from the day after `at` in Cairo: Friday, Saturday and holidays are skipped. The widest promise is 7 of
 * them (specification §9); 120 days hold those of any `days_max` that a shop would give, however long a feast lasts.
 */
async function selectQuote(db: Db, at: Date, place: RawBuilder<unknown>): Promise<DeliveryQuote | undefined> {
  const { rows } = await sql<DeliveryQuote>`
    with place as (${place}),
    today as (select (${at}::timestamptz at time zone 'Africa/Cairo')::date as day),
    workday as (
      select date as day, row_number() over (order by date) as nth
      from today, generate_series(1, 120) as ahead, lateral (select today.day + ahead as date) as later
      where extract(dow from date) not in (5, 6) and not exists (select from holiday where holiday.day = date)
    )
    select deliverable, case when deliverable then fee end as fee, case when deliverable then fee_max end as "feeMax",
      days_min as "daysMin", days_max as "daysMax",
      first.day as "from", last.day as "to"
    from place
    join workday first on first.nth = days_min
    join workday last on last.nth = days_max
  `.execute(db)
  return rows[0]
}
