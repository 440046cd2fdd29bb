import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { AddressDocument, ContactDocument } from '#src/db/tables/cart.ts'
import type { CouponBuyer } from '#src/domains/coupon/coupon.queries.ts'

export interface CartRow {
  id: number
  revision: number
  contact: ContactDocument | null
  address: AddressDocument | null
  couponId: number | null
  /** The user of a coupon: the customer, else the guest once the mobile is known. */
  buyer: CouponBuyer | null
  /** Null for delivery. */
  pickupBranchId: number | null
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

/** The owner of a cart: a customer, or the guest with its token. */
export type CartOwner = { customerId: number } | { tokenHash: Buffer }

export interface CartWithLines extends CartRow {
  lines: CartLineRow[]
}

const line = sql`json_build_object(
  'id', l.id, 'variantId', l.variant_id, 'parts', l.parts, 'quantity', l.quantity, 'seenPrice', l.seen_price,
  'names', json_build_object('ar', p.name_ar, 'en', p.name_en))`

/** Returns the cart of an owner with its lines, oldest first, read in one statement. */
export function selectCartOf(db: Db, owner: CartOwner): Promise<CartWithLines | undefined> {
  return selectCart(db, ownedBy(owner))
}

export async function hasCart(db: Db, owner: CartOwner): Promise<boolean> {
  const { rows } = await sql`select from cart c where ${ownedBy(owner)}`.execute(db)
  return rows.length > 0
}

export function selectCartById(db: Db, id: number): Promise<CartWithLines | undefined> {
  return selectCart(db, sql`c.id = ${id}`)
}

function ownedBy(owner: CartOwner): RawBuilder<unknown> {
  return 'customerId' in owner ? sql`c.customer_id = ${owner.customerId}` : sql`c.token_hash = ${owner.tokenHash}`
}

async function selectCart(db: Db, condition: RawBuilder<unknown>): Promise<CartWithLines | undefined> {
  const { rows } = await sql<CartWithLines>`
    select c.id, c.revision, c.contact, c.address, c.coupon_id as "couponId", c.pickup_branch_id as "pickupBranchId", coalesce(l.lines, '[]') as lines,
      case when u.id is not null then json_build_object('customerId', u.id, 'mobile', u.mobile)
        when c.contact is not null then json_build_object('customerId', null, 'mobile', c.contact ->> 'mobile') end as buyer
    from cart c
    left join customer u on u.id = c.customer_id
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
 * Locks the cart of an owner until the transaction ends, and returns it. A second statement reads the lines: the first one may have waited
 * for the lock, and would return them as they were before the wait.
 */
export async function lockCart(trx: Db, owner: CartOwner): Promise<CartWithLines | undefined> {
  const { rows } = await sql<{ id: number }>`select c.id from cart c where ${ownedBy(owner)} for update`.execute(trx)
  return rows[0] && selectCartById(trx, rows[0].id)
}

/** Locks a customer's and a guest's cart for the transaction, in the order of their ids, and returns those that exist. */
export async function lockBoth(
  trx: Db,
  customerId: number,
  tokenHash: Buffer,
): Promise<Record<'own' | 'guests', CartWithLines | undefined>> {
  const { rows } = await sql<{ id: number; own: boolean }>`
    select id, customer_id is not null as own from cart
    where customer_id = ${customerId} or token_hash = ${tokenHash}
    order by id for update
  `.execute(trx)
  const read = (own: boolean) => {
    const row = rows.find((each) => each.own === own)
    return row && selectCartById(trx, row.id)
  }
  return { own: await read(true), guests: await read(false) }
}

export async function deleteCart(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('cart').where('id', '=', id).execute()
}

/** Creates an empty cart; for a customer only if no other exists, a concurrent one included. */
export async function insertCart(trx: Db, owner: CartOwner): Promise<void> {
  const [customerId, tokenHash] = 'customerId' in owner ? [owner.customerId, null] : [null, owner.tokenHash]
  await trx
    .insertInto('cart')
    .values({ customer_id: customerId, token_hash: tokenHash, contact: null, address: null, pickup_branch_id: null })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
}

/**
 * Claims a key for a change of this cart: `first` when it is new, `repeated` when the same request used it, `conflict` when another one did.
 * A failed transaction frees the key.
 */
export async function claimChange(trx: Db, cartId: number, key: string, requestHash: Buffer): Promise<'first' | 'repeated' | 'conflict'> {
  const scope = `cart-change:${cartId}`
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_key')
    .values({ scope, key, request_hash: requestHash, answer: null })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows) return 'first'
  const known = await trx.selectFrom('idempotency_key').select('request_hash').where('scope', '=', scope).where('key', '=', key).executeTakeFirst()
  return known?.request_hash.equals(requestHash) ? 'repeated' : 'conflict'
}

/** Increases the revision of a cart. */
export async function touchCart(trx: Db, id: number): Promise<void> {
  await sql`update cart set revision = revision + 1, updated_at = now() where id = ${id}`.execute(trx)
}

export async function setContact(trx: Db, id: number, contact: ContactDocument): Promise<void> {
  await trx
    .updateTable('cart')
    .set({ contact: JSON.stringify(contact) })
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

/** Sets the coupon of a cart; null removes it. */
export async function setCoupon(trx: Db, id: number, couponId: number | null): Promise<void> {
  await trx.updateTable('cart').set({ coupon_id: couponId }).where('id', '=', id).execute()
}

/** Sets the branch where the cart is collected; null for delivery. */
export async function setPickup(trx: Db, id: number, branchId: number | null): Promise<void> {
  await trx.updateTable('cart').set({ pickup_branch_id: branchId }).where('id', '=', id).execute()
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

/** Stores current prices as seen and deletes the lines of hidden products. Returns whether something changed. */
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

/** Deletes carts that were last changed before a moment, with their lines; skips locked ones. */
export async function deleteCarts(db: Db, before: { guest: Date; customer: Date }, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from cart where id in (
      select id from cart
      where updated_at < ${before.guest} and (customer_id is null or updated_at < ${before.customer})
      order by updated_at limit ${limit} for update skip locked
    )
  `.execute(db)
  return Number(numAffectedRows)
}
