import { sql } from 'kysely'
import type { Db } from './pool.ts'

/** Any number that no other user of the database takes as its advisory lock. */
const FILL_LOCK = 7_140_002

/** Throws the driver's error when the database does not answer, and an Error of one line when search would find nothing Arabic in it. */
export async function checkDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{ encoding: string; ctype: string; has_arabic: boolean }>`
    select current_setting('server_encoding') as encoding, datctype as ctype, 'ك' ~ '[[:alpha:]]' as has_arabic
    from pg_database where datname = current_database()
  `.execute(db)
  const [found] = rows
  if (found?.encoding === 'UTF8' && found.has_arabic) return
  throw new Error(
    `its encoding is ${found?.encoding} and its LC_CTYPE ${found?.ctype}, by which Arabic letters are no letters and search finds nothing; create it with TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`,
  )
}

/**
 * Fills a database without products with the demo shop, wholly or not at all, or gives a demo shop of an earlier version what came
 * since, and returns what it did: 'empty' when the shop has no products and is not to be the demo. Concurrent starts wait for the
 * first. The demo's code is read only when it is needed.
 */
export async function fillOnce(db: Db, demo: boolean): Promise<'filled' | 'completed' | 'kept' | 'empty'> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${FILL_LOCK}::bigint)`.execute(transaction)
    const any = await transaction.selectFrom('product').select('id').limit(1).executeTakeFirst()
    if (any) return demo && (await (await import('./demo/fill-missing.ts')).fillMissing(transaction)) ? 'completed' : 'kept'
    // A merchant has begun to set up a shop of their own.
    const own = await transaction.selectFrom('category').select('id').limit(1).executeTakeFirst()
    if (!demo || own) return 'empty'
    await (await import('./demo/fill.ts')).fillDemo(transaction)
    return 'filled'
  })
}
