import { type RawBuilder, sql } from 'kysely'

/**
 * Business days that are left at `now` of `days` that began after the day `from` in Cairo: 0 on the last one, then below
 * (docs/rules/delivery.md#business-days).
 */
export function businessDaysLeft(
  days: number | RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  now: Date,
): RawBuilder<number> {
  return sql`(${days} - (
    select count(*) from generate_series(${from} + 1, (${now}::timestamptz at time zone 'Africa/Cairo')::date, interval '1 day') d
    where extract(isodow from d) not in (5, 6) and not exists (select from holiday h where h.day = d::date)
  ))::integer`
}
