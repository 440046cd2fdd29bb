import { type Kysely, sql } from 'kysely'

export const transaction = false

/** Indexes products by code and SKU, without its case, spaces and punctuation (`typed-code.ts` of search). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists product_plain_code`.execute(db)
  await sql`create index concurrently product_plain_code on product (translate(lower(code), '-_./ ', ''))`.execute(db)
  await sql`drop index concurrently if exists variant_plain_sku`.execute(db)
  await sql`create index concurrently variant_plain_sku on variant (translate(lower(sku), '-_./ ', ''))`.execute(db)
}
