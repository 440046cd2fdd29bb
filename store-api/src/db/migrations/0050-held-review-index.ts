import { type Kysely, sql } from 'kysely'

export const transaction = false

/** Index of the reviews that wait for a look of the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists review_held`.execute(db)
  await sql`create index concurrently review_held on review (created_at, id) where held`.execute(db)
}
