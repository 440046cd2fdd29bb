import { type Kysely, sql } from 'kysely'

/** What the pages of brands, clubs and departments count and show first, read from indexes alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index product_club;
    drop index product_brand;
    create index product_club on product (club_id, sold_count desc, id desc) where status <> 'hidden';
    create index product_brand on product (brand_id, sold_count desc, id desc) where status <> 'hidden';
    create index product_category_best on product (category_id, sold_count desc, id desc) where status <> 'hidden';
    create index product_kit on product (club_id, kit_type, season_id, sold_count desc, id desc)
      where kit_type is not null and status <> 'hidden';
  `.execute(db)
}
