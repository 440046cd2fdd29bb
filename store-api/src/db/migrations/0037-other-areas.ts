import { type Kysely, sql } from 'kysely'

/**
 * Addresses in an area that is not in the list (docs/rules/delivery.md#other-areas). Carts and orders have `regionName`
 * in their address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table address alter column region_id drop not null,
      add column region_name text check (length(region_name) between 1 and 60),
      add check ((region_id is null) = (region_name is not null));
    create index orders_other_area on orders (placed_at desc, id desc) where address ->> 'regionName' <> ''
  `.execute(db)
}
