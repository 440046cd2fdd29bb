import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/** What this mobile sends is written one after the other, until the transaction ends. */
export async function lockSender(trx: Db, mobile: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`feedback ${mobile}`}, 0))`.execute(trx)
}
