import { type Kysely, sql } from 'kysely'

/**
 * The code of the product whose picture stands for a category. Not a reference: categories are written before the
 * catalogue.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table category add column cover text`.execute(db)
}
