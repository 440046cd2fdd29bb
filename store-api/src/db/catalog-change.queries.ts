import { sql } from 'kysely'
import type { Db } from './pool.ts'

export interface Change {
  id: number
  /** Null means all products. */
  product_id: number | null
  /** Bundles that contain the product. */
  bundles: number[] | null
  /** `page`: what lists filter, sort and search by is as before. `names`: so it is, except the names of brands, clubs, categories …
   * `delivery`: no product, but places, fees, delivery groups or holidays. */
  scope: 'list' | 'page' | 'names' | 'delivery'
  transaction: number
}

export interface ChangesRow {
  /** All transactions before this one have ended, and their writes were read. */
  watermark: number
  changes: Change[]
}

/**
 * Selects the changes of all transactions from `watermark` on: those that ended since the last read, and some earlier
 * ones. Without a watermark, returns what a new reader already sees.
 */
export async function selectChanges(db: Db, watermark?: number): Promise<ChangesRow> {
  const from = watermark === undefined ? null : String(watermark)
  const { rows } = await sql<ChangesRow>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as watermark, (
      select coalesce(json_agg(change), '[]')
      from (
        select id, product_id, scope, transaction::text::bigint,
          (select json_agg(bundle_id) from bundle_part part where part.product_id = logged.product_id) as bundles
        from catalog_change logged
        where transaction >= coalesce(${from}::text::xid8, pg_snapshot_xmin(pg_current_snapshot()))
      ) change
    ) as changes
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('A select without a table has no row')
  return row
}

/** Deletes changes before a time and returns their number. */
export async function deleteChangesBefore(db: Db, moment: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('catalog_change').where('at', '<', moment).executeTakeFirst()
  return Number(numDeletedRows)
}
