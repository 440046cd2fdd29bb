import { sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import type { Db } from '#src/db/pool.ts'

/** Opening hours that a branch needs to collect the items of an order (docs/rules/pickup.md#ready-time). */
const READY_HOURS = 2
/** Days that are searched for opening hours: longer than any feast. */
const DAYS_AHEAD = 30

/**
 * Returns for each branch from when an order placed `now` can be collected there: after 2 opening hours, rounded up to
 * a quarter of an hour. Opening hours are in Cairo time, may pass midnight, and there are none on a day of the table
 * `holiday`. A branch without opening hours in 30 days is left out.
 */
export async function selectReadyTimes(db: Db, now: Date): Promise<Map<number, Date>> {
  const { rows } = await sql<{ id: number; at: Date }>`
    select b.id, to_timestamp(ceil(extract(epoch from r.at) / 900) * 900) as at
    from branch b cross join lateral (
      select since + (make_interval(hours => ${READY_HOURS}) - hours_before) as at
      from (
        select since, sum(until - since) over by_time as hours, sum(until - since) over by_time - (until - since) as hours_before
        from (
          select greatest((day + b.opens) at time zone 'Africa/Cairo', ${now}::timestamptz) as since,
            (day + b.closes + case when b.closes <= b.opens then interval '1 day' else interval '0' end) at time zone 'Africa/Cairo' as until
          from generate_series(-1, ${DAYS_AHEAD}::integer) n,
            lateral (select (${now}::timestamptz at time zone 'Africa/Cairo')::date + n as day) d
          where not exists (select from holiday h where h.day = d.day)
        ) opening
        where until > since
        window by_time as (order by since)
      ) counted
      where hours >= make_interval(hours => ${READY_HOURS})
      order by since limit 1
    ) r
  `.execute(db)
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/** Returns the free units of these variants by branch, then by variant. */
export async function selectBranchStock(db: Db, variantIds: number[]): Promise<Map<number, Map<number, number>>> {
  const { rows } = await sql<{ branchId: number; variantId: number; free: number }>`
    select branch_id as "branchId", variant_id as "variantId", on_hand - reserved as free
    from branch_stock where variant_id = any(${knownIds(variantIds)}::integer[]) and on_hand > reserved
  `.execute(db)
  const branches = Map.groupBy(rows, ({ branchId }) => branchId)
  return new Map(
    [...branches].map(([id, levels]) => [id, new Map(levels.map(({ variantId, free }) => [variantId, free]))]),
  )
}
