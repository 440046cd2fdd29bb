import { type Kysely, sql } from 'kysely'

/**
 * Unconfirmed orders without an account are counted by the network that they came from (a hash, null once confirmed).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column placed_from text;
    create index orders_unconfirmed on orders (placed_from) where customer_id is null and status in ('waitingCustomer', 'edit')
  `.execute(db)
}
