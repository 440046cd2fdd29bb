import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { DayPart } from './delivery-time.schema.ts'

/**
 * The parts of the next `days` business days in Cairo (docs/rules/delivery.md#business-days) that have not begun, today's
 * included. `starts` are the first hours of the parts.
 */
export async function selectDeliveryParts(
  db: Db,
  now: Date,
  days: number,
  starts: Record<DayPart, number>,
): Promise<{ day: string; part: DayPart }[]> {
  const { rows } = await sql<{ day: string; part: DayPart }>`
    select day, part from (
      select d.day, p.part, p.hour, dense_rank() over (order by d.day) as nth
      from generate_series(0, 60) n,
        lateral (select (${now}::timestamptz at time zone 'Africa/Cairo')::date + n as day) d,
        unnest(${Object.keys(starts)}::text[], ${Object.values(starts)}::integer[]) as p (part, hour)
      where extract(isodow from d.day) not in (5, 6) and not exists (select from holiday h where h.day = d.day)
        and (d.day + make_interval(hours => p.hour)) at time zone 'Africa/Cairo' > ${now}
    ) parts
    where nth <= ${days} order by day, hour
  `.execute(db)
  return rows
}

/** Keeps the time that the customer chose, while the order is as it was read; false when it has moved meanwhile. */
export async function setDeliveryTime(
  trx: Db,
  order: { id: number; revision: number },
  { day, part }: { day: string; part: DayPart },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('orders')
    .set({ wanted_day: day, wanted_part: part, revision: order.revision + 1 })
    .where('id', '=', order.id)
    .where('revision', '=', order.revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
