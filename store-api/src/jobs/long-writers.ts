import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import { processMetrics } from 'server-kit/metrics.ts'
import type { Db } from '#src/db/pool.ts'

const longest = new Gauge({
  name: 'database_longest_write_seconds',
  help: 'Age of the oldest open transaction that has written, from 30 s; 0 on a process that does not lead.',
  registers: [processMetrics],
})

interface LongWriter {
  pid: number
  program: string
  /** Age of its transaction. */
  seconds: number
}

/**
 * Returns the transactions that have written and are open for longer than `limit` (s), oldest first, and sets the
 * metric: they hold back the vacuum of all tables, and a replica shows no change that is newer.
 */
export async function findLongWriters(db: Db, limit = 30): Promise<LongWriter[]> {
  const { rows } = await sql<LongWriter>`
    select pid, application_name as program, extract(epoch from clock_timestamp() - xact_start)::integer as seconds
    from pg_stat_activity
    where backend_xid is not null and datname = current_database() and xact_start < clock_timestamp() - ${limit} * interval '1 second'
    order by xact_start
  `.execute(db)
  longest.set(rows[0]?.seconds ?? 0)
  return rows
}
