import { type Kysely, sql } from 'kysely'

/**
 * The networks that customers logged in from, hashed: there a right password opens the account whatever the neighbours
 * did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_network (
      customer_id bigint not null references customer on delete cascade,
      network text not null,
      seen_at timestamptz not null,
      primary key (customer_id, network)
    );
    create index customer_network_seen on customer_network (seen_at);
  `.execute(db)
}
