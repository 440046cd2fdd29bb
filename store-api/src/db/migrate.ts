import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Db } from './pool.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Number of the advisory lock, used by no other lock of the database. */
const LOCK = 7_140_003
/**
 * Maximum wait of a migration for a lock (ms). Requests of the running version queue behind it meanwhile, so it is
 * shorter than their own wait (1.5 s), and than the time after which PostgreSQL ends a transaction of a deadlock (1 s).
 */
const LOCK_TIMEOUT_MS = 500
const LOCK_NOT_AVAILABLE = '55P03'

export interface ShopMigration extends Migration {
  /**
   * False for statements that a transaction refuses or that must not hold locks until its end. The migration must be
   * repeatable.
   */
  transaction?: boolean
}

export interface Patience {
  /** How often a migration is tried that does not get its locks. */
  tries: number
  /** Pause between two tries (ms), in which the requests behind the migration are answered. */
  pauseMs: number
}

/**
 * Migrates the database to the newest schema and returns the names of the migrations that ran. Concurrent calls wait
 * for each other by a lock in the database. A migration whose number is below one that ran runs too: changes made side
 * by side land in any order. Each has a transaction of its own, because the running version serves meanwhile
 * (docs/operations.md, 'Migrations'). Throws the error of the database; a failed migration is rolled back, those before
 * it stay. A database that is newer than this version is left as it is.
 */
export async function migrate(db: Db): Promise<string[]> {
  // Loading all of them takes longer than the rest of most starts.
  if ((await missingMigrations(db)).length === 0) return []
  return runMigrations(db, await readMigrations())
}

/** Reads the files of migrations/. */
export async function readMigrations(): Promise<Record<string, ShopMigration>> {
  const read = async (name: string) =>
    [name, (await import(new URL(`${name}.ts`, folder).href)) as ShopMigration] as const
  return Object.fromEntries(await Promise.all((await migrationNames()).map(read)))
}

/**
 * Runs those of `migrations` that the database lacks as `migrate` does. By default it waits about ten minutes for the
 * locks of each.
 */
export async function runMigrations(
  db: Db,
  migrations: Record<string, ShopMigration>,
  patience: Patience = { tries: 400, pauseMs: 1_000 },
): Promise<string[]> {
  return db.connection().execute(async (one) => {
    // Polled: waiting in PostgreSQL takes a snapshot, and `create index concurrently` of the other call would wait for
    // its end.
    while (!(await isMine(one))) await sleep(100)
    try {
      const ran = await ranMigrations(one)
      const missing = Object.keys(migrations)
        .filter((name) => !ran.has(name))
        .sort()
      for (const name of missing) await runNext(one, migrations, name, patience)
      return missing
    } finally {
      await sql`select pg_advisory_unlock(${LOCK}::bigint)`.execute(one)
    }
  })
}

async function isMine(one: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK}::bigint) as mine`.execute(one)
  return rows[0]?.mine ?? false
}

/** Runs `name`, the first missing migration, until it gets its locks. */
async function runNext(
  one: Db,
  migrations: Record<string, ShopMigration>,
  name: string,
  { tries, pauseMs }: Patience,
): Promise<void> {
  const inTransaction = migrations[name]?.transaction !== false
  const up: Migration['up'] = async (trx) => {
    if (inTransaction) await sql`select set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}ms`}, true)`.execute(trx)
    await migrations[name]?.up(trx)
  }
  const provider = { getMigrations: async () => ({ ...migrations, [name]: { up } }) }
  const migrator = new Migrator({
    db: one,
    provider,
    allowUnorderedMigrations: true,
    disableTransactions: !inTransaction,
  })
  const { error } = await migrator.migrateUp()
  if (!error) return
  if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error
  if (tries <= 1) throw new Error(`${name} did not get its locks: ${await longestTransaction(one)}`)
  await sleep(pauseMs)
  return runNext(one, migrations, name, { tries: tries - 1, pauseMs })
}

/** Describes the transaction that has been open for longest, for an operator who looks for what holds a lock. */
async function longestTransaction(one: Db): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select format('process %s (%s) has had a transaction open since %s', pid, application_name, xact_start) as text
    from pg_stat_activity where xact_start is not null and pid <> pg_backend_pid() and datname = current_database()
    order by xact_start limit 1
  `.execute(one)
  return rows[0]?.text ?? 'no transaction is open any more'
}

/** Returns the migrations that the database has not run. Throws when it does not answer. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const ran = await ranMigrations(db)
  return (await migrationNames()).filter((name) => !ran.has(name))
}

/** Returns the names of the migrations that the database has run. */
export async function ranMigrations(db: Db): Promise<Set<string>> {
  const { rows: found } = await sql<{
    exists: boolean
  }>`select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (!found[0]?.exists) return new Set()
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

async function migrationNames(): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file))
    .map((file) => basename(file, '.ts'))
    .sort()
}
