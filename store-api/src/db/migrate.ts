import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import { sql } from 'kysely'
import type { Db } from './pool.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Reads the files of migrations/ in the order of their numbers. */
const provider: MigrationProvider = {
  async getMigrations() {
    const read = async (name: string) => [name, (await import(new URL(`${name}.ts`, folder).href)) as Migration] as const
    return Object.fromEntries(await Promise.all((await migrationNames()).map(read)))
  },
}

/**
 * Migrates the database to the newest schema and returns the names of the migrations that ran. Concurrent calls wait for each other by a
 * lock in the database. A migration whose number is below one that ran runs too: changes made side by side land in any order. Throws the error of the database; a failed migration is rolled back.
 */
export async function migrate(db: Db): Promise<string[]> {
  // Loading all of them takes longer than the rest of most starts.
  if (await isMigrated(db)) return []
  const { error, results = [] } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest()
  if (error) throw error
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
}

/** Returns the migrations that the database has not run. Throws when it does not answer. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const ran = await ranMigrations(db)
  return (await migrationNames()).filter((name) => !ran.has(name))
}

/** Whether the database ran exactly the migrations of this version. */
async function isMigrated(db: Db): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(db)
  if (!rows[0]?.exists) return false
  const [ran, names] = await Promise.all([ranMigrations(db), migrationNames()])
  return ran.size === names.length && names.every((name) => ran.has(name))
}

async function ranMigrations(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

async function migrationNames(): Promise<string[]> {
  const files = await readdir(folder)
  return files.filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file)).map((file) => basename(file, '.ts')).sort()
}
