import { type Kysely, sql } from 'kysely'

/**
 * The number of a return in its order: ids are random, and two returns may be asked for in the same moment. Earlier
 * returns stay at 0.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_return add column position integer not null default 0`.execute(db)
}
