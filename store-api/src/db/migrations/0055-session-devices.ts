import { type Kysely, sql } from 'kysely'

/** Stores what a session was opened with, so that its customer recognises her devices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column user_agent text`.execute(db)
}
