import { sql } from 'kysely'
import type { Db } from 'store-api/src/db/pool.ts'
import { type Part, PARTS } from './parts.ts'

/**
 * Adds the parts that a demo shop filled by an earlier version lacks, in the caller's transaction. Returns whether it
 * added any. Changes neither a shop that is not (or no longer) the demo, nor a part whose tables ever had a row. Loads
 * the large code of the demo only when it needs it.
 */
export async function fillMissing(db: Db): Promise<boolean> {
  const missing: Part[] = []
  for (const part of Object.keys(PARTS) as Part[]) if (await isUntouched(db, part)) missing.push(part)
  if (missing.length === 0) return false
  const { addParts } = await import('./add-parts.ts')
  return addParts(db, missing)
}

async function isUntouched(db: Db, part: Part): Promise<boolean> {
  const touched = PARTS[part].map(
    (table) =>
      sql`exists (select from ${sql.table(table)}) or pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')) is not null`,
  )
  const { rows } = await sql`select where ${sql.join(touched, sql` or `)}`.execute(db)
  return rows.length === 0
}
