import { sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'

/** A code, SKU or barcode of a product. */
export interface CodeRow {
  /** Without case, spaces and punctuation. */
  key: string
  productId: number
}

/** Selects the products with one of these keys, by code, SKU or barcode. */
export async function selectCodes(db: Db, keys: string[]): Promise<CodeRow[]> {
  const wanted = sql`any(${keys}::text[])`
  const { rows } = await sql<CodeRow>`
    select translate(lower(code), '-_./ ', '') as key, id as "productId" from product where translate(lower(code), '-_./ ', '') = ${wanted}
    union all
    select translate(lower(sku), '-_./ ', ''), product_id from variant where translate(lower(sku), '-_./ ', '') = ${wanted}
    union all
    select lower(barcode), product_id from variant where barcode = any(${[...keys, ...keys.map((key) => key.toUpperCase())]}::text[])
  `.execute(db)
  return rows
}
