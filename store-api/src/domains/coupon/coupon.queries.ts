import { sql } from 'kysely'
import type { Language } from 'server-kit/language.ts'
import type { Db } from '#src/db/pool.ts'
import { knownIds } from '#src/db/postgres-values.ts'
import type { Coupon, CouponUses } from './coupon-rules.ts'

/** The user of a coupon: an account with its mobile, or a guest by the mobile (E.164) of the order. */
export interface CouponBuyer {
  customerId: number | null
  mobile: string
}

/** A product by its names, and whether a coupon counts for it. */
type CountedProduct = Record<Language, string> & { counts: boolean }

const columns = sql`
  c.id, c.code, c.benefit, c.percent, c.amount, c.maximum, c.minimum, c.starts_at as "startsAt", c.ends_at as "endsAt", c.uses,
  c.uses_per_customer as "usesPerCustomer", c.on_offers as "onOffers", c.stopped_at as "stoppedAt"`

export async function selectCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  const { rows } = await sql<Coupon>`select ${columns} from coupon c where c.code = ${code}`.execute(db)
  return rows[0]
}

export async function selectCouponById(db: Db, id: number): Promise<Coupon | undefined> {
  const { rows } = await sql<Coupon>`select ${columns} from coupon c where c.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * Locks a coupon until the transaction ends, so that its uses are counted one order after the other. Carts may still
 * refer to it.
 */
export async function lockCoupon(trx: Db, id: number): Promise<Coupon | undefined> {
  const { rows } = await sql<Coupon>`select ${columns} from coupon c where c.id = ${id} for no key update`.execute(trx)
  return rows[0]
}

/** Returns the coupon that an order used. */
export async function selectCouponOfOrder(db: Db, orderId: number): Promise<Coupon | undefined> {
  const { rows } = await sql<Coupon>`
    select ${columns} from coupon_use u join coupon c on c.id = u.coupon_id where u.order_id = ${orderId}
  `.execute(db)
  return rows[0]
}

/** Condition: the order of the use `u` is proven. */
const isProven = sql`not exists (select from orders o where o.id = u.order_id and o.placed_from is not null)`

/**
 * Counts the uses that the limits of a coupon ask for; those without a limit are 0. A guest's uses count by her mobile,
 * once proven, also for her account.
 */
export async function countUses(
  db: Db,
  { id, uses, usesPerCustomer }: Coupon,
  buyer: CouponBuyer | null,
): Promise<CouponUses> {
  const none = sql`0`
  const all = sql`(select count(*)::integer from coupon_use where coupon_id = ${id})`
  const unproven = sql`(select count(*)::integer from orders o join coupon_use u on u.order_id = o.id where o.placed_from is not null and u.coupon_id = ${id})`
  const byCustomer = sql`(
    select count(*)::integer from coupon_use u
    where u.coupon_id = ${id} and (u.customer_id = ${buyer?.customerId ?? null} or u.mobile = ${buyer?.mobile ?? null} and ${isProven})
  )`
  if (uses === null && (usesPerCustomer === null || !buyer)) return { all: 0, byCustomer: 0, unproven: 0 }
  const { rows } = await sql<CouponUses>`
    select ${uses === null ? none : all} as "all", ${usesPerCustomer === null || !buyer ? none : byCustomer} as "byCustomer", ${uses === null ? none : unproven} as unproven
  `.execute(db)
  return rows[0] ?? { all: 0, byCustomer: 0, unproven: 0 }
}

/**
 * Locks the coupon that an order uses, and returns how often its customer used it with other orders; undefined without
 * a limit per customer.
 */
export async function lockOtherUses(trx: Db, orderId: number): Promise<{ most: number; others: number } | undefined> {
  const {
    rows: [locked],
  } = await sql<{ id: number; most: number }>`
    select c.id, c.uses_per_customer as most from coupon c
    where c.id = (select coupon_id from coupon_use where order_id = ${orderId}) and c.uses_per_customer is not null for no key update
  `.execute(trx)
  if (!locked) return undefined
  const {
    rows: [counted],
  } = await sql<{ others: number }>`
    select count(*)::integer as others
    from coupon_use mine join coupon_use u on u.coupon_id = mine.coupon_id and u.order_id <> mine.order_id
    where mine.order_id = ${orderId} and (u.customer_id = mine.customer_id or u.mobile = mine.mobile) and ${isProven}
  `.execute(trx)
  return { most: locked.most, others: counted?.others ?? 0 }
}

/**
 * Returns these products with whether a coupon counts for them: they are of one of the named of each kind, categories
 * with all below them.
 */
export async function selectCountedProducts(
  db: Db,
  couponId: number,
  productIds: number[],
): Promise<Map<number, CountedProduct>> {
  const { rows } = await sql<CountedProduct & { id: number }>`
    with recursive limits as (select category_id, club_id, brand_id from coupon_limit where coupon_id = ${couponId}),
    categories as (
      select category_id as id from limits where category_id is not null
      union select c.id from category c join categories above on c.parent_id = above.id
    )
    select p.id, p.name_ar as ar, p.name_en as en,
      (p.category_id in (select id from categories) or not exists (select from limits where category_id is not null))
      and (p.club_id in (select club_id from limits) or not exists (select from limits where club_id is not null))
      and (p.brand_id in (select brand_id from limits) or not exists (select from limits where brand_id is not null)) as counts
    from product p where p.id = any(${knownIds(productIds)}::integer[])
  `.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export async function insertUse(
  trx: Db,
  use: { orderId: number; couponId: number; saved: number; at: Date } & CouponBuyer,
): Promise<void> {
  await trx
    .insertInto('coupon_use')
    .values({
      order_id: use.orderId,
      coupon_id: use.couponId,
      customer_id: use.customerId,
      mobile: use.mobile,
      saved: use.saved,
      at: use.at,
    })
    .execute()
}

export async function updateSaved(trx: Db, orderId: number, saved: number): Promise<void> {
  await trx.updateTable('coupon_use').set({ saved }).where('order_id', '=', orderId).execute()
}

/** Gives the use of an order back, and returns what it saved; 0 without one. */
export async function deleteUse(trx: Db, orderId: number): Promise<number> {
  const use = await trx.deleteFrom('coupon_use').where('order_id', '=', orderId).returning('saved').executeTakeFirst()
  return use?.saved ?? 0
}
