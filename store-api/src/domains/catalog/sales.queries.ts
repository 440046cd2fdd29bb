import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/** Counts anew what sold and what was bought together until `at`; says how many rows it had to write. */
export async function updateSales(db: Db, at: Date): Promise<number> {
  const { rows } = await sql<{ written: number }>`select refresh_sales(${at}) as written`.execute(db)
  return rows[0]?.written ?? 0
}
