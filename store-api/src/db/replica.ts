import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type { PoolClient } from 'pg'
import { Gauge } from 'prom-client'
import { processMetrics } from 'server-kit/metrics.ts'
import { isOutage, NO_ANSWER } from './outage.ts'
import { type Db, type DbOptions, openPool, poolOf, shareWrites, writesOf } from './pool.ts'
import type { Tables } from './tables.ts'

/** Between two looks at the standby (ms). */
const LOOK_EVERY = 1_000
/** A standby that shows less than all writes up to this time ago (ms) is not read. */
const MAX_LAG = 5_000
/** How long a read waits for the standby to show what this process has written (ms). */
const PATIENCE = 1_000
const inUse = new Gauge({
  name: 'database_replica_in_use',
  help: '1 while the catalogue is read from the standby of DATABASE_READ_URL.',
  registers: [processMetrics],
})

const lag = new Gauge({
  name: 'database_replica_lag_bytes',
  help: 'What the standby of DATABASE_READ_URL has not replayed of the log of the primary.',
  registers: [processMetrics],
})

/**
 * Opens a database for reads alone: those of the standby at `url` while it answers, has all that this process wrote,
 * and lacks nothing that is older than 5 s; else of the primary. `onSwitch` is told the reason when it leaves the
 * standby, and undefined when it returns: after it has kept up for `probation` (ms), since each change of server reads
 * anew all that is kept.
 */
export function openReplica(
  primary: Db,
  url: string,
  { onSwitch, probation = 10_000, ...options }: DbOptions & { onSwitch: (reason?: string) => void; probation?: number },
): Db {
  const standby = openPool(url, options)
  const main = poolOf(primary)
  /** Positions of the primary in its log, oldest first: the last one of more than 5 s ago and all later ones. */
  const marks: { at: number; lsn: string }[] = []
  let usable = false
  let leftAt = Number.NEGATIVE_INFINITY
  let seenWrites = 0
  let catchingUp: Promise<void> | undefined
  let looking: Promise<void> | undefined
  let first: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const switchTo = (next: boolean, reason?: string) => {
    if (!next) leftAt = performance.now()
    if (next !== usable) onSwitch(reason)
    usable = next
    inUse.set(next ? 1 : 0)
  }
  /** Undefined without the primary: then nothing is written. */
  const position = (): Promise<string | undefined> =>
    main.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn').then(
      ({ rows }) => rows[0]?.lsn,
      () => undefined,
    )
  const has = async (lsn: string): Promise<boolean> => {
    const { rows } = await standby.query<{ has: boolean; lag: number | null }>(
      `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has,
        greatest(pg_wal_lsn_diff($2::pg_lsn, pg_last_wal_replay_lsn()), 0)::bigint as lag`,
      [lsn, marks.at(-1)?.lsn ?? lsn],
    )
    lag.set(rows[0]?.lag ?? 0)
    return rows[0]?.has ?? false
  }
  const waitFor = async (lsn: string): Promise<boolean> => {
    for (const until = performance.now() + PATIENCE; !(await has(lsn)); await sleep(5))
      if (performance.now() > until) return false
    return true
  }
  const look = async () => {
    const now = performance.now()
    const lsn = await position()
    if (lsn) marks.push({ at: now, lsn })
    const due = marks.findLastIndex(({ at }) => at <= now - MAX_LAG + LOOK_EVERY)
    marks.splice(0, Math.max(due, 0))
    const check = marks.length > 1 ? has : waitFor
    const answer = await check(marks[0]?.lsn ?? '0/0').catch((error: Error) => error.message)
    if (answer !== true) return switchTo(false, answer || 'it lags, or is no standby any more')
    if (now - leftAt >= probation) switchTo(true)
  }
  const lookOnce = () => (looking ??= look().finally(() => (looking = undefined)))
  const catchUp = async () => {
    const writes = writesOf(primary)
    try {
      const lsn = await position()
      if (lsn && !(await waitFor(lsn))) return switchTo(false, 'it lacks what was written here')
    } catch (error) {
      return switchTo(false, (error as Error).message)
    }
    seenWrites = writes
  }
  const connect = async () => {
    timer ??= setInterval(() => void lookOnce(), LOOK_EVERY).unref()
    await (first ??= lookOnce())
    const writes = writesOf(primary)
    while (usable && seenWrites < writes) await (catchingUp ??= catchUp().finally(() => (catchingUp = undefined)))
    if (!usable) return main.connect()
    try {
      return orElse(await standby.connect())
    } catch (error) {
      switchTo(false, (error as Error).message)
      return main.connect()
    }
  }
  /** Sends a statement of an ended or cancelled connection to the primary. */
  const orElse = (client: PoolClient) => {
    const query = async (text: string, values: unknown[]) => {
      try {
        return await client.query(text, values)
      } catch (error) {
        const { message, code } = error as Error & { code?: string }
        if (!isOutage({ message, code })) throw error
        // A conflict with what is replayed cancels one statement: the standby itself is well.
        if (code !== '40001') switchTo(false, message)
        // The caller's time is over.
        if (code === '57014' || message === NO_ANSWER) throw error
        return main.query(text, values)
      }
    }
    return { query: query as PoolClient['query'], release: () => client.release() }
  }

  const end = async () => {
    clearInterval(timer)
    await standby.end()
  }
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { options: {}, connect, end } }) })
  shareWrites(db, primary)
  return db
}
