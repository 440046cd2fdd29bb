import { type Kysely, sql } from 'kysely'

/**
 * `placed_from` alone says that an order is unproven: an account's order for somebody else's mobile counts as a guest's
 * does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index orders_unconfirmed;
    create index orders_unproven on orders (placed_from) where placed_from is not null
  `.execute(db)
}
