import { type Kysely, sql } from 'kysely'

/**
 * Columns that are compared with the clock of the store API are written by it: the clock of PostgreSQL has
 * microseconds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox_message alter column send_at drop default`.execute(db)
  await sql`alter table job alter column published_at drop default`.execute(db)
}
