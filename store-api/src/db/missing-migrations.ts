import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from './pool.ts'

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
