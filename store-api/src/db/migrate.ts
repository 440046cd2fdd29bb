import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import { sql } from 'kysely'
import type { Db } from './pool.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Reads the files of migrations/ in the order of their numbers. */
const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file)).sort()
    const read = async (file: string) => [basename(file, '.ts'), (await import(new URL(file, folder).href)) as Migration] as const
    return Object.fromEntries(await Promise.all(files.map(read)))
  },
}

/**
 * Migrates the database to the newest schema and returns the names of the migrations that ran. Concurrent calls wait for each other by a
 * lock in the database. A migration whose number is below one that ran runs too: changes made side by side land in any order. Throws the error of the database; a failed migration is rolled back.
 */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results = [] } = await new Migrator({ db, provider, allowUnorderedMigrations: true }).migrateToLatest()
  if (error) throw error
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
}

const migrations = new URL('./migrations/', import.meta.url)

/** Returns the migrations that the database has not run. Throws when it does not answer. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const files = (await readdir(migrations))
    .filter((file) => /^\d{4}-.*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const ran = new Set(rows.map(({ name }) => name))
  return files.filter((name) => !ran.has(name))
}
