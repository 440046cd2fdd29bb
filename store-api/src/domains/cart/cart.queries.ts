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
  /** The current price, in piastres. */
  price: number
  isHidden: boolean
  /** Of the product, hidden ones included. */
  names: { ar: string; en: string }
}

/** The owner of a cart: a customer, or the guest with its token. */
export type CartOwner = { customerId: number } | { tokenHash: Buffer }

export interface CartWithLines extends CartRow {
  lines: CartLineRow[]
  /** An order was placed from the cart. */
  isOrdered: boolean
}

/** JSON of the line `l` with its variant `v` and product `p`. */
export const lineDocument = sql`json_build_object(
  'id', l.id, 'variantId', l.variant_id, 'parts', l.parts, 'quantity', l.quantity, 'seenPrice', l.seen_price,
  'price', v.price, 'isHidden', p.status = 'hidden', 'names', json_build_object('ar', p.name_ar, 'en', p.name_en))`

/** Returns the cart of an owner with its lines, oldest first, read in one statement. */
export function selectCartOf(db: Db, owner: CartOwner): Promise<CartWithLines | undefined> {
  return selectCart(db, ownerCondition(owner))
}

/** Like selectCartOf, with the hash of the earlier change that used this key; null when none did. */
export function selectCartForChange(
  db: Db,
  owner: CartOwner,
  key: string | undefined,
): Promise<(CartWithLines & { usedHash: Buffer | null }) | undefined> {
  const used =
    key === undefined
      ? sql`null`
      : sql`(select request_hash from idempotency_key where scope = 'cart-change:' || c.id and key = ${key})`
  return selectCart(db, ownerCondition(owner), sql`, ${used} as "usedHash"`)
}

function ownerCondition(owner: CartOwner): RawBuilder<unknown> {
  return 'customerId' in owner ? sql`c.customer_id = ${owner.customerId}` : sql`c.token_hash = ${owner.tokenHash}`
}

async function selectCart<Row extends CartWithLines>(
  db: Db,
  condition: RawBuilder<unknown>,
  more = sql``,
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select c.id, c.revision, c.contact, c.address, c.coupon_id as "couponId", c.pickup_branch_id as "pickupBranchId", coalesce(l.lines, '[]') as lines,
      exists (select from orders o where o.cart_id = c.id) as "isOrdered",
      case when u.id is not null then json_build_object('customerId', u.id, 'mobile', u.mobile) end as buyer ${more}
    from cart c
    left join customer u on u.id = c.customer_id
    left join lateral (
      select json_agg(${lineDocument} order by l.added_at, l.id) as lines
      from cart_line l join variant v on v.id = l.variant_id join product p on p.id = v.product_id
      where l.cart_id = c.id
    ) l on true
    where ${condition}
  `.execute(db)
  return rows[0]
}

/**
 * Locks the cart of an owner until the transaction ends, and returns it. A second statement reads the lines: the first
 * one may have waited for the lock, and would return them as they were before the wait.
 */
export async function lockCart(trx: Db, owner: CartOwner): Promise<CartWithLines | undefined> {
  const { rows } = await sql<{ id: number }>`select c.id from cart c where ${ownerCondition(owner)} for update`.execute(
    trx,
  )
  return rows[0] && selectCart(trx, sql`c.id = ${rows[0].id}`)
}

/**
 * Locks a customer's and a guest's cart for the transaction, in the order of their ids, and returns those that exist.
 */
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
    return row && selectCart(trx, sql`c.id = ${row.id}`)
  }
  return { own: await read(true), guests: await read(false) }
}

export async function deleteCart(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('cart').where('id', '=', id).execute()
}

/** Creates an empty cart for a customer, if no other exists, a concurrent one included. */
export async function insertCart(trx: Db, customerId: number): Promise<void> {
  await trx
    .insertInto('cart')
    .values({ customer_id: customerId, token_hash: null, contact: null, address: null, pickup_branch_id: null })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
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
