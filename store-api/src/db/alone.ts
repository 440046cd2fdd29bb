import { sql } from 'kysely'
import type { Db } from './pool.ts'

/**
 * Does work in one transaction that only one process at a time may do, and gives its result; undefined when another one is at it.
 * `lock` is any number that no other kind of work takes.
 */
export async function doAlone<Result>(db: Db, lock: number, work: (trx: Db) => Promise<Result>): Promise<Result | undefined> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lock}::bigint) as mine`.execute(trx)
    return rows[0]?.mine ? work(trx) : undefined
  })
}
