import { sql } from 'kysely'
import type { Db } from './pool.ts'

export interface Change {
  /** Null means all products. */
  product_id: number | null
  /** Bundles that contain the product. */
  bundles: number[] | null
  /**
   * `page`: what lists filter, sort and search by is as before. `names`: so it is, except the names of brands, clubs,
   * categories … `delivery`: no product, but places, fees, delivery groups or holidays.
   */
  scope: 'list' | 'page' | 'names' | 'delivery'
}

export interface ChangesRow {
  /** The start of the server that answered. After a failover, a restore or a restart, transactions may be counted anew. */
  server: string
  /** The transactions whose changes were read, as a `pg_snapshot`. */
  snapshot: string
  changes: Change[]
}

/**
 * Selects the changes of all transactions that ended since a snapshot, each once. Without a snapshot, selects none. On
 * a standby, whose snapshots do not name the transactions in between, it selects those since the oldest open one again.
 */
export async function selectChanges(db: Db, snapshot?: string): Promise<ChangesRow> {
  const held = sql`coalesce(${snapshot ?? null}::pg_snapshot, pg_current_snapshot())`
  const since = (condition: ReturnType<typeof sql>) => sql`
    select product_id, scope,
      (select json_agg(bundle_id) from bundle_part part where part.product_id = logged.product_id) as bundles
    from catalog_change logged where ${condition}
  `
  const { rows } = await sql<ChangesRow>`
    select extract(epoch from pg_postmaster_start_time())::text as server,
      case when pg_is_in_recovery() then concat(oldest, ':', oldest, ':') else pg_current_snapshot()::text end as snapshot,
      (
        select coalesce(json_agg(change), '[]')
        from (
          ${since(sql`transaction >= pg_snapshot_xmax(${held})`)}
          union all
          ${since(sql`transaction = any(array(select pg_snapshot_xip(${held})))`)}
        ) change
      ) as changes
    from (select pg_snapshot_xmin(pg_current_snapshot()) as oldest) now
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
