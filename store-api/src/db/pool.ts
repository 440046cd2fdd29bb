import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import { rememberUrl, stopListening } from './listen.ts'
import { prepareByName } from './prepared.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

export type DbOptions = {
  /** Connections at most; 10 when absent. */
  max?: number
  /** Milliseconds before the server gives a statement up; 10 000 when absent, 0 for never (migrations, the demo shop). */
  statementTimeout?: number
}

const INT8 = 20
const DATE = 1082

// Counts and sums of piastres stay far below 2^53; a date has no time zone, so it must not become a moment in the server's one.
types.setTypeParser(INT8, Number)
types.setTypeParser(DATE, String)

/**
 * Opens a pool on a PostgreSQL URL; connections are made when first needed, so an unreachable server is seen by the first query.
 * int8 arrives as number, date as 'YYYY-MM-DD', timestamptz as Date, numeric as text.
 */
export function openDb(url: string, options: DbOptions = {}): Db {
  const statementTimeout = options.statementTimeout ?? 10_000
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: 'store-api',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...(statementTimeout > 0 && { statement_timeout: statementTimeout, query_timeout: statementTimeout + 2_000 }),
  })
  pool.on('connect', prepareByName)
  // One that breaks while it is lent out tells its query, and then everybody: that must not end the process either.
  pool.on('connect', (client) => client.on('error', () => undefined))
  // An idle connection that the server closes is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  rememberUrl(db, url)
  pools.set(db, pool)
  return db
}

/** How many connections there are: lent to a query, idle, and those that wait for one. */
export interface PoolState {
  used: number
  idle: number
  waiting: number
}

const pools = new WeakMap<Db, Pool>()

/** The state of a pool at this moment; undefined for a transaction, which has none of its own. */
export function poolState(db: Db): PoolState | undefined {
  const pool = pools.get(db)
  return pool && { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

/** Waits for the running queries and closes every connection. */
export async function closeDb(db: Db): Promise<void> {
  await stopListening(db)
  await db.destroy()
}
