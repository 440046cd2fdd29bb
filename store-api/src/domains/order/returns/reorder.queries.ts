import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/** A line of an order, to be added to a cart. */
export interface ReorderRow {
  names: { ar: string; en: string }
  variantId: number
  /** For a bundle the chosen variant of each part; 0 for one that no longer exists. */
  parts: number[]
  quantity: number
}

/**
 * Returns the lines of an order. The variants of bundle parts are found by product, colour and size, which the order
 * stores.
 */
export async function selectReorderLines(db: Db, orderId: number): Promise<ReorderRow[]> {
  const { rows } = await sql<ReorderRow>`
    select json_build_object('ar', l.name_ar, 'en', l.name_en) as names, l.variant_id as "variantId", l.quantity,
      coalesce(chosen.parts, '{}') as parts
    from order_line l
    left join lateral (
      select array_agg(coalesce(found.id, 0) order by part.nth) as parts
      from (
        select product_id, row_number() over (order by position) - 1 as nth from bundle_part where bundle_id = l.product_id
      ) part
      left join lateral (
        select v.id from variant v left join color c on c.id = v.color_id left join size z on z.id = v.size_id
        where v.product_id = part.product_id
          and c.name_en is not distinct from l.parts -> part.nth::integer ->> 'color_en'
          and z.label_en is not distinct from l.parts -> part.nth::integer ->> 'size_en'
        order by v.id limit 1
      ) found on true
    ) chosen on true
    where l.order_id = ${orderId} order by l.position
  `.execute(db)
  return rows
}
