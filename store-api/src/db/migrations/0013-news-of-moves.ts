import { type Kysely, sql } from 'kysely'

/** The newest moves of all orders, which customers are told of, are found without reading the whole history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index order_event_newest on order_event (at) where key is not null`.execute(db)
}
