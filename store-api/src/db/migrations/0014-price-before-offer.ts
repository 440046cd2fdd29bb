import { type Kysely, sql } from 'kysely'

/**
 * What one piece of a line cost before its offer, in piastres; null without one. So that what was saved can be told of
 * the pieces that stay when others go back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_line add column compare_at_price integer`.execute(db)
}
