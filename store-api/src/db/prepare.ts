import { sql } from 'kysely'
import type { Db } from './pool.ts'

/** Any number that no other user of the database takes as its advisory lock. */
const FILL_LOCK = 7_140_002

/** Throws the driver's error when the database does not answer. */
export async function checkDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/**
 * Fills a database without products with the demo shop, wholly or not at all, or gives a demo shop of an earlier version what came
 * since, and returns which. Starts that come at once wait for the first. The demo's code is read only when it is needed.
 */
export async function fillOnce(db: Db): Promise<'filled' | 'completed' | 'kept'> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${FILL_LOCK}::bigint)`.execute(transaction)
    const any = await transaction.selectFrom('product').select('id').limit(1).executeTakeFirst()
    if (any) return (await (await import('./demo/fill-missing.ts')).fillMissing(transaction)) ? 'completed' : 'kept'
    await (await import('./demo/fill.ts')).fillDemo(transaction)
    return 'filled'
  })
}
