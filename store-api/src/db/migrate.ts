import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration'
import { sql } from 'kysely'
import type { Db } from './pool.ts'

const folder = new URL('./migrations/', import.meta.url)

/** The files of migrations/ by name, in the order of their numbers. */
const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file)).sort()
    const read = async (file: string) => [basename(file, '.ts'), (await import(new URL(file, folder).href)) as Migration] as const
    return Object.fromEntries(await Promise.all(files.map(read)))
  },
}

/**
 * Brings the database to the newest schema and returns the names of the migrations that ran; none when it was there already.
 * Safe to call from several processes at once: the first takes a lock in the database, the others wait and find nothing to do.
 * Throws the database's error; the failed migration has left no trace.
 */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName)
}

const migrations = new URL('./migrations/', import.meta.url)

/** The migrations in our folder that the database has not run; throws when it does not answer. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const files = (await readdir(migrations))
    .filter((file) => /^\d{4}-.*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const ran = new Set(rows.map(({ name }) => name))
  return files.filter((name) => !ran.has(name))
}
