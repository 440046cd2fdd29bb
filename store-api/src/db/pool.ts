import { Kysely, PostgresDialect } from 'kysely'
import { type Client, Pool, type PoolClient, type PoolConfig, types } from 'pg'
import { rememberUrl, stopListening } from './listen.ts'
import { isOutage, NO_ANSWER } from './outage.ts'
import { prepareByName } from './prepared.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** How long PostgreSQL may keep a request, in milliseconds. Each limit is shorter than what waits for it: docs/operations.md, 'Timeouts'. */
export const REQUEST_LIMITS = {
  /** Waiting for a connection of the pool, or making one. */
  connection: 2_000,
  statement: 2_500,
  lock: 1_500,
  /** A transaction whose client says nothing, because it is gone: PostgreSQL then frees its locks. */
  idleInTransaction: 2_500,
}

export type Limits = typeof REQUEST_LIMITS

export interface DbOptions {
  /** Connections at most; 10 when absent. */
  max?: number
  /** Overrides of REQUEST_LIMITS; 'none' for migrations, the demo shop and commands. */
  limits?: Partial<Limits> | 'none'
}

/** The client gives up this much later than the server would, in milliseconds: an answer that is later still never comes. */
export const GRACE = 300

const INT8 = 20
const DATE = 1082

// Counts and sums of piastres stay far below 2^53; a date has no time zone, so it must not become a moment in the server's one.
types.setTypeParser(INT8, Number)
types.setTypeParser(DATE, String)

/**
 * Opens a pool on a PostgreSQL URL; connections are made when first needed, so an unreachable server is seen by the first query.
 * int8 arrives as number, date as 'YYYY-MM-DD', timestamptz as Date, numeric as text.
 */
export function openDb(url: string, { max = 10, limits = {} }: DbOptions = {}): Db {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'store-api',
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    connectionTimeoutMillis: REQUEST_LIMITS.connection,
    ...(limits === 'none' ? {} : sessionLimits({ ...REQUEST_LIMITS, ...limits })),
  })
  pool.on('connect', prepareByName)
  pool.on('connect', (client) => endWhenUnusable(pool, client))
  // One that breaks while it is lent out tells its query, and then everybody: that must not end the process either.
  pool.on('connect', (client) => client.on('error', () => undefined))
  // An idle connection that the server closes is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  rememberUrl(db, url)
  pools.set(db, pool)
  return db
}

function sessionLimits({ connection, statement, lock, idleInTransaction }: Limits): PoolConfig {
  return {
    connectionTimeoutMillis: connection,
    statement_timeout: statement,
    query_timeout: statement + GRACE,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idleInTransaction,
    // The server, too, notices a client that is gone: at work within a second, silent ones by the network within seconds.
    options: '-c client_connection_check_interval=1s -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=3 -c tcp_user_timeout=5s',
  }
}

/** A server that became a replica takes no writes (25006); a connection that is older than that keeps it until it is closed. */
const READ_ONLY = '25006'

/**
 * Destroys a connection on which an answer did not come or that cannot write, so that it never goes back into the pool. After a
 * missing answer the idle ones go as well: they lead through the same network, and each would keep a request as long.
 */
function endWhenUnusable(pool: Pool, client: PoolClient): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  const query = (...args: unknown[]) => {
    const answer = send(...args)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: Error & { code?: string }) => {
      const isSilent = error.message === NO_ANSWER
      if (isSilent || error.code === READ_ONLY) void client.end()
      if (isSilent) dropIdle(pool)
      // The server rolls back what a lost connection began; the error that is worth telling is the one before.
      if (args[0] === 'rollback' && isOutage(error)) return { command: 'ROLLBACK', rows: [] }
      throw error
    })
  }
  client.query = query as typeof client.query
}

function dropIdle(pool: Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      // The network is down: nothing is left to drop.
      () => undefined,
    )
  }
}

/** Returns queries on one connection, within the transaction that it may have open. */
export function dbOn(client: Client): Db {
  const one = { query: client.query.bind(client) as PoolClient['query'], release: () => undefined }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { options: {}, connect: async () => one, end: async () => undefined } }) })
}

/** How many connections there are: lent to a query, idle, and those that wait for one. */
export interface PoolState {
  used: number
  idle: number
  waiting: number
}

const pools = new WeakMap<Db, Pool>()

/** How many connections a pool makes at most, and how long one is waited for, in milliseconds. */
export function poolRoom(db: Db): { max: number; patience: number } {
  const { max = 10, connectionTimeoutMillis: patience = REQUEST_LIMITS.connection } = pools.get(db)?.options ?? {}
  return { max, patience }
}

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
