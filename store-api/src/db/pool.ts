import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, type KyselyConfig, PostgresDialect, type Transaction, type TransactionBuilder } from 'kysely'
import { type Client, Pool, type PoolClient, type PoolConfig, types } from 'pg'
import { rememberUrl, stopListening } from './listen.ts'
import { isOutage, NO_ANSWER } from './outage.ts'
import { prepareByName, STALE_STATEMENT } from './prepared.ts'
import { type Pooler, REQUIRED_SETTINGS, session } from './session.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/**
 * Timeouts of a request in PostgreSQL (ms). Each is shorter than the timeout of its caller: docs/operations.md,
 * 'Timeouts'.
 */
export const REQUEST_LIMITS = {
  /** Waiting for a connection of the pool, or opening one. */
  connection: 2_000,
  statement: 2_500,
  lock: 1_500,
  /** An idle transaction, whose client may be gone: PostgreSQL then releases its locks. */
  idleInTransaction: 2_500,
}

export type Limits = typeof REQUEST_LIMITS

export interface DbOptions {
  /** Maximum number of connections; default 10. */
  max?: number
  pooler?: Pooler
  /** The same database without a pooler, for what needs a session of its own: LISTEN. By default the URL. */
  directUrl?: string
  /** Overrides of REQUEST_LIMITS; 'none' for migrations, the demo shop and commands. */
  limits?: Partial<Limits> | 'none'
  /** Receives the texts of PostgreSQL's notices. */
  onNotice?: (text: string) => void
}

/** The client's timeout exceeds the server's by this time (ms); a later answer means a dead connection. */
export const GRACE = 300

const INT8 = 20
const DATE = 1082

// Counts and sums of piastres stay far below 2^53. A date has no time zone, so it must not become a Date.
types.setTypeParser(INT8, Number)
types.setTypeParser(DATE, String)

/**
 * Opens a connection pool on a PostgreSQL URL. It connects lazily: the first query fails when the server is not
 * reachable. int8 becomes number, date 'YYYY-MM-DD', timestamptz Date, numeric text.
 */
export function openDb(url: string, options: DbOptions = {}): Db {
  const { directUrl = url, limits = {} } = options
  const pool = openPool(url, options)
  const patience = limits === 'none' ? Number.POSITIVE_INFINITY : (limits.statement ?? REQUEST_LIMITS.statement)
  const db = new RetryingKysely({ dialect: new PostgresDialect({ pool }) }, patience)
  rememberUrl(db, directUrl)
  pools.set(db, pool)
  return db
}

/** Opens the connections of `openDb`; `poolOf` returns those of a database. */
export function openPool(url: string, { max = 10, pooler = 'none', limits = {}, onNotice }: DbOptions): Pool {
  const pool = new Pool({
    max,
    application_name: 'store-api',
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    connectionTimeoutMillis: REQUEST_LIMITS.connection,
    ...(limits === 'none' ? session(url) : limitedSession(url, { ...REQUEST_LIMITS, ...limits })),
    ...(pooler !== 'none' && { options: undefined }),
  })
  if (pooler !== 'transaction') pool.on('connect', prepareByName)
  pool.on('connect', (client) => endWhenUnusable(pool, client))
  pool.on('connect', (client) => countWrites(pool, client))
  if (onNotice) pool.on('connect', (client) => client.on('notice', ({ message = '' }) => onNotice(message)))
  // A connection that breaks while in use fails its query and emits an error event, which must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  // The next query replaces an idle connection that the server closed; an error event without a listener would end the
  // process.
  pool.on('error', () => undefined)
  return pool
}

/**
 * PostgreSQL plans a prepared statement once per connection. By default it plans our joins over short lists of ids
 * again for each call, because it expects longer lists; that took longer than running them.
 */
const PLAN_ONCE = { plan_cache_mode: 'force_generic_plan' }

/** The server detects a client that is gone within a second while it works for it, otherwise by TCP within seconds. */
const DETECT_LOSS = {
  client_connection_check_interval: '1s',
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '1',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '5s',
}

function limitedSession(url: string, limits: Limits): PoolConfig {
  return {
    ...session(url, { ...DETECT_LOSS, ...PLAN_ONCE, ...limitSettings(limits) }),
    connectionTimeoutMillis: limits.connection,
    query_timeout: limits.statement + GRACE,
  }
}

function limitSettings({ statement, lock, idleInTransaction }: Limits): Record<string, string> {
  return {
    statement_timeout: `${statement}`,
    lock_timeout: `${lock}`,
    idle_in_transaction_session_timeout: `${idleInTransaction}`,
  }
}

/** Settings that the role must have behind a pooler, because the store cannot make them: docs/operations.md, 'Behind a pooler'. */
export const ROLE_SETTINGS = { ...REQUIRED_SETTINGS, jit: 'off', ...PLAN_ONCE, ...limitSettings(REQUEST_LIMITS) }

/**
 * A server that became a replica refuses writes (25006) on its existing connections; one that stops ends them (57P01 to
 * 57P05, 08) soon after its error. A statement that is stale (0A000) although it has just been prepared anew is one of
 * a database function.
 */
const ENDED = /^(0A000|25006|57P0[1-5]|08\w{3})$/

/**
 * Destroys a connection without an answer, without write access, with stale statements or about to be closed instead of
 * returning it to the pool. After a missing answer it drops the idle connections too: they use the same network, and
 * each would delay a request.
 */
function endWhenUnusable(pool: Pool, client: PoolClient): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  const query = (...args: unknown[]) => {
    const answer = send(...args)
    if (!(answer instanceof Promise)) return answer
    return answer.catch((error: Error & { code?: string }) => {
      const isSilent = error.message === NO_ANSWER
      if (isSilent || ENDED.test(error.code ?? '')) void client.end()
      if (isSilent) dropIdle(pool)
      // The server rolls back the transaction of a lost connection; the earlier error is the one to report.
      if (args[0] === 'rollback' && isOutage(error)) return { command: 'ROLLBACK', rows: [] }
      throw error
    })
  }
  client.query = query as typeof client.query
}

const writes = new WeakMap<Pool, number>()

/** Returns how many statements of a pool may have written so far. It grows before the caller learns that one ended. */
export function writesOf(db: Db): number {
  const pool = pools.get(db)
  return (pool && writes.get(pool)) ?? 0
}

/** Lets `writesOf` of a database without writes return those of its primary. */
export function shareWrites(db: Db, primary: Db): void {
  pools.set(db, poolOf(primary))
}

/** Returns the connections of a database. Throws for a transaction. */
export function poolOf(db: Db): Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('A transaction has no pool')
  return pool
}

function countWrites(pool: Pool, client: PoolClient): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown
  const query = (...args: unknown[]) => {
    const answer = send(...args)
    if (!(answer instanceof Promise) || (typeof args[0] === 'string' && /^\s*select\b/i.test(args[0]))) return answer
    return answer.finally(() => writes.set(pool, (writes.get(pool) ?? 0) + 1))
  }
  client.query = query as typeof client.query
}

function dropIdle(pool: Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle -= 1) {
    pool.connect().then(
      (client) => client.release(true),
      // The network is down: there is nothing to drop.
      () => undefined,
    )
  }
}

/**
 * PostgreSQL rolled the transaction back, and the same one may succeed: deadlock, serialisation failure, stale prepared
 * statement.
 */
const CONFLICTS = new Set(['40P01', '40001', STALE_STATEMENT])
const TRIES = 5

/**
 * Kysely whose transactions are run again as a whole after a conflict, so that their work may change nothing but the
 * database: at most 5 runs, and none that starts when the patience (ms) of the caller is over.
 */
class RetryingKysely extends Kysely<Tables> {
  readonly #patience: number

  constructor(config: KyselyConfig, patience: number) {
    super(config)
    this.#patience = patience
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = <Result>(work: (trx: Transaction<Tables>) => Promise<Result>) =>
      retry(() => execute(work), { tries: TRIES, until: performance.now() + this.#patience })
    return builder
  }
}

async function retry<Result>(
  run: () => Promise<Result>,
  { tries, until }: { tries: number; until: number },
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    const mayTry = tries > 1 && performance.now() < until
    if (!mayTry || !CONFLICTS.has(String((error as { code?: unknown }).code))) throw error
    await sleep(5 + Math.random() * 45)
    return retry(run, { tries: tries - 1, until })
  }
}

/** Returns queries on one connection, within the transaction that it may have open. */
export function dbOn(client: Client): Db {
  const one = { query: client.query.bind(client) as PoolClient['query'], release: () => undefined }
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { options: {}, connect: async () => one, end: async () => undefined } }),
  })
}

/** Numbers of connections in use, idle connections and waiting requests. */
export interface PoolState {
  used: number
  idle: number
  waiting: number
}

const pools = new WeakMap<Db, Pool>()

/** Returns the maximum number of connections of a pool, and the maximum wait for one (ms). */
export function poolRoom(db: Db): { max: number; patience: number } {
  const { max = 10, connectionTimeoutMillis: patience = REQUEST_LIMITS.connection } = pools.get(db)?.options ?? {}
  return { max, patience }
}

/** Returns the current state of a pool, or undefined for a transaction. */
export function poolState(db: Db): PoolState | undefined {
  const pool = pools.get(db)
  return pool && { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

/** Waits for the running queries and closes all connections. */
export async function closeDb(db: Db): Promise<void> {
  await stopListening(db)
  await db.destroy()
}
