import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { AddressDocument, ClientDocument } from '#src/db/tables.ts'

export interface CartRow {
  id: number
  revision: number
  client: ClientDocument | null
  address: AddressDocument | null
}

export interface CartLineRow {
  id: number
  variantId: number
  parts: number[]
  quantity: number
  seenPrice: number
  /** Of the product, hidden ones included. */
  names: { ar: string; en: string }
}

export interface CartWithLines extends CartRow {
  lines: CartLineRow[]
}

const line = sql`json_build_object(
  'id', l.id, 'variantId', l.variant_id, 'parts', l.parts, 'quantity', l.quantity, 'seenPrice', l.seen_price,
  'names', json_build_object('ar', p.name_ar, 'en', p.name_en))`

/** The cart of a token and its lines, oldest first, as they were at one moment. */
export function selectCartByToken(db: Db, tokenHash: Buffer): Promise<CartWithLines | undefined> {
  return selectCart(db, sql`c.token_hash = ${tokenHash}`)
}

export function selectCartById(db: Db, id: number): Promise<CartWithLines | undefined> {
  return selectCart(db, sql`c.id = ${id}`)
}

async function selectCart(db: Db, condition: RawBuilder<unknown>): Promise<CartWithLines | undefined> {
  const { rows } = await sql<CartWithLines>`
    select c.id, c.revision, c.client, c.address, coalesce(l.lines, '[]') as lines
    from cart c
    left join lateral (
      select json_agg(${line} order by l.id) as lines
      from cart_line l join variant v on v.id = l.variant_id join product p on p.id = v.product_id
      where l.cart_id = c.id
    ) l on true
    where ${condition}
  `.execute(db)
  return rows[0]
}

/**
 * Locks the cart of a token until the transaction ends, so that its changes come one after the other, and reads it. The lines are
 * read by a second statement on purpose: the first one may have waited, and would show them as they were before the wait.
 */
export async function lockCart(trx: Db, tokenHash: Buffer): Promise<CartWithLines | undefined> {
  const { rows } = await sql<{ id: number }>`select id from cart where token_hash = ${tokenHash} for update`.execute(trx)
  return rows[0] && selectCartById(trx, rows[0].id)
}

export async function insertCart(trx: Db, tokenHash: Buffer): Promise<number> {
  const { id } = await trx
    .insertInto('cart')
    .values({ token_hash: tokenHash, client: null, address: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Counts a change. */
export async function touchCart(trx: Db, id: number): Promise<void> {
  await sql`update cart set revision = revision + 1, updated_at = now() where id = ${id}`.execute(trx)
}

export async function setClient(trx: Db, id: number, client: ClientDocument): Promise<void> {
  await trx
    .updateTable('cart')
    .set({ client: JSON.stringify(client) })
    .where('id', '=', id)
    .execute()
}

export async function setAddress(trx: Db, id: number, address: AddressDocument): Promise<void> {
  await trx
    .updateTable('cart')
    .set({ address: JSON.stringify(address) })
    .where('id', '=', id)
    .execute()
}

/** Puts a line in; a line of the same choice gets this quantity, and this price as the one that was seen. */
export async function putLine(
  trx: Db,
  cartId: number,
  choice: { variantId: number; parts: number[]; quantity: number; price: number },
): Promise<void> {
  await sql`
    insert into cart_line (cart_id, variant_id, parts, quantity, seen_price)
    values (${cartId}, ${choice.variantId}, ${choice.parts}::integer[], ${choice.quantity}, ${choice.price})
    on conflict (cart_id, variant_id, parts) do update set quantity = excluded.quantity, seen_price = excluded.seen_price
  `.execute(trx)
}

export async function setQuantity(trx: Db, cartId: number, lineId: number, quantity: number): Promise<void> {
  await trx.updateTable('cart_line').set({ quantity }).where('id', '=', lineId).where('cart_id', '=', cartId).execute()
}

export async function deleteLine(trx: Db, cartId: number, lineId: number): Promise<void> {
  await trx.deleteFrom('cart_line').where('id', '=', lineId).where('cart_id', '=', cartId).execute()
}

export async function deleteLines(trx: Db, cartId: number): Promise<void> {
  await trx.deleteFrom('cart_line').where('cart_id', '=', cartId).execute()
}

/** Takes today's prices as seen and drops the lines of products that are no longer shown; false when nothing differed. */
export async function acceptPrices(trx: Db, cartId: number): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    with dropped as (
      delete from cart_line l using variant v, product p
      where l.cart_id = ${cartId} and v.id = l.variant_id and p.id = v.product_id and p.status = 'hidden' returning l.id
    ), priced as (
      update cart_line l set seen_price = v.price from variant v, product p
      where l.cart_id = ${cartId} and v.id = l.variant_id and l.seen_price <> v.price and p.id = v.product_id
        and p.status <> 'hidden'
      returning l.id
    )
    select exists (select from dropped) or exists (select from priced) as changed
  `.execute(trx)
  return rows[0]?.changed ?? false
}

/** Deletes carts that were last changed before a moment, with their lines; one that is being changed stays. */
export async function deleteCarts(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from cart where id in (
      select id from cart where updated_at < ${before} order by updated_at limit ${limit} for update skip locked
    )
  `.execute(db)
  return Number(numAffectedRows)
}
