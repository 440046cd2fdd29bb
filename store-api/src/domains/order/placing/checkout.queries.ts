import { sql } from 'kysely'
import { knownIds } from '#src/db/known-ids.ts'
import type { Db } from '#src/db/pool.ts'
import type { OrderLinePartDocument } from '#src/db/tables/order.ts'

/** The texts of a variant that an order keeps, in both languages. */
export interface SnapshotRow extends Omit<OrderLinePartDocument, 'quantity'> {
  id: number
  product_id: number
  sku: string
  barcode: string
  /** The first picture in its colour, else the first of the product. */
  image_id: string | null
}

export async function selectSnapshots(db: Db, variantIds: number[]): Promise<Map<number, SnapshotRow>> {
  const { rows } = await sql<SnapshotRow>`
    select v.id, v.product_id, v.sku, v.barcode, p.name_ar, p.name_en,
      c.name_ar as color_ar, c.name_en as color_en, z.label_ar as size_ar, z.label_en as size_en,
      (select i.image_id from product_image i where i.product_id = p.id
       order by (i.color_id is not distinct from v.color_id) desc, i.position limit 1) as image_id
    from variant v
    join product p on p.id = v.product_id
    left join color c on c.id = v.color_id
    left join size z on z.id = v.size_id
    where v.id = any(${knownIds(variantIds)}::integer[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The end, in Cairo, of the `days`th business day after `now`: weekend (Friday, Saturday) and holidays are not counted. */
export async function selectDispatchEnd(db: Db, now: Date, days: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select (day + interval '1 day') at time zone 'Africa/Cairo' as at
    from generate_series(1, 60) n,
      lateral (select (${now}::timestamptz at time zone 'Africa/Cairo')::date + n as day) d
    where extract(isodow from day) not in (5, 6) and not exists (select from holiday h where h.day = d.day)
    order by day offset ${days - 1} limit 1
  `.execute(db)
  if (!rows[0]) throw new Error('There is no business day within 60 days')
  return rows[0].at
}
