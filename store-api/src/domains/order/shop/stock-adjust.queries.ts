import { type Insertable, sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import { texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Tables } from '#src/db/tables.ts'
import type { Language } from 'server-kit/language.ts'
import type { StockLevel } from './stock-adjust.schema.ts'

/** Inserts a stock movement; returns false when its key was used before. */
export async function insertStockMove(trx: Db, move: Omit<Insertable<Tables['stock_move']>, 'id'>): Promise<boolean> {
  const row = await trx
    .insertInto('stock_move')
    .values(move)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Sets the units of a movement, once the stock level is locked. */
export async function setMoveQuantity(trx: Db, key: string, quantity: number): Promise<void> {
  await trx.updateTable('stock_move').set({ quantity }).where('key', '=', key).execute()
}

export async function hasVariantToStock(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from variant v join product p on p.id = v.product_id
    where v.id = any(${knownIds([id])}::integer[]) and p.kind = 'simple'
  `.execute(db)
  return rows.length > 0
}

/** Returns the stock levels of a variant in these branches, by branch. */
export async function selectStockLevels(
  db: Db,
  language: Language,
  variantId: number,
  branchIds: number[],
): Promise<StockLevel[]> {
  const { rows } = await sql<StockLevel>`
    select v.id as "variantId", v.sku, b.id as "branchId", ${texts(language)('b.name')} as branch,
      s.on_hand as "onHand", s.reserved
    from branch_stock s join variant v on v.id = s.variant_id join branch b on b.id = s.branch_id
    where v.id = any(${knownIds([variantId])}::integer[]) and b.id = any(${knownIds(branchIds)}::integer[])
    order by b.id
  `.execute(db)
  return rows
}
