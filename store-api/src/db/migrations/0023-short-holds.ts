import { type Kysely, sql } from 'kysely'

/** Guests who have not confirmed hold scarce stock for a shorter time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      -- until when a guest must confirm, because what the order holds is scarce; null: as long as anybody
      add column hold_until timestamptz;
  `.execute(db)
}
