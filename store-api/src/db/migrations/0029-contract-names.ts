import { type Kysely, sql } from 'kysely'

/**
 * Columns and a table get the names of the contract (docs/glossary.md). Indexes and constraints follow by themselves.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table cart rename column client to contact;
    alter table orders rename column client to contact;
    alter table address rename column phone to mobile;
    alter table address rename column another_phone to another_mobile;
    alter table order_event rename column note to notes;
    alter table order_return rename column note to notes;
    alter table wish rename to wishlist_item;
    alter index wish_pkey rename to wishlist_item_pkey;
    alter index wish_newest rename to wishlist_item_newest;
    alter index wish_product rename to wishlist_item_product
  `.execute(db)
}
