import { type Insertable, sql } from 'kysely'
import type { Db } from '#src/db/pool.ts'
import type { Tables } from '#src/db/tables.ts'
import type { Coupon } from './coupon-rules.ts'

/** A coupon with its uses, and the slugs that it is limited to; `saved` in piastres. */
export interface ShopCouponRow extends Omit<Coupon, 'id'> {
  used: number
  saved: number
  categories: string[]
  clubs: string[]
  brands: string[]
}

const slugs = (table: 'category' | 'club' | 'brand') => sql`
  array(select t.slug from coupon_limit l join ${sql.table(table)} t on t.id = ${sql.ref(`l.${table}_id`)} where l.coupon_id = c.id order by t.slug collate "C")`

/** Returns the newest coupons with their uses, at most `limit`, or the one of a code. */
export async function selectShopCoupons(
  db: Db,
  { code, limit }: { code?: string; limit: number },
): Promise<ShopCouponRow[]> {
  const { rows } = await sql<ShopCouponRow>`
    select c.code, c.benefit, c.percent, c.amount, c.maximum, c.minimum, c.starts_at as "startsAt", c.ends_at as "endsAt", c.uses,
      c.uses_per_customer as "usesPerCustomer", c.on_offers as "onOffers", c.stopped_at as "stoppedAt",
      (select count(*)::integer from coupon_use u where u.coupon_id = c.id) as used,
      (select coalesce(sum(u.saved), 0)::bigint from coupon_use u where u.coupon_id = c.id) as saved,
      ${slugs('category')} as categories, ${slugs('club')} as clubs, ${slugs('brand')} as brands
    from coupon c where ${code === undefined ? sql`true` : sql`c.code = ${code}`} order by c.id desc limit ${limit}
  `.execute(db)
  return rows
}

export interface CouponOrderRow {
  number: string
  status: string
  saved: number
  at: Date
}

/** Returns the newest orders that used a coupon, at most `limit`. */
export async function selectOrdersOf(db: Db, code: string, limit: number): Promise<CouponOrderRow[]> {
  const { rows } = await sql<CouponOrderRow>`
    select o.number, o.status, u.saved, u.at
    from coupon c join coupon_use u on u.coupon_id = c.id join orders o on o.id = u.order_id
    where c.code = ${code} order by u.at desc, o.id desc limit ${limit}
  `.execute(db)
  return rows
}

/** Inserts a coupon and returns its id; undefined when the code is taken. */
export async function insertCoupon(trx: Db, coupon: Insertable<Tables['coupon']>): Promise<number | undefined> {
  const row = await trx
    .insertInto('coupon')
    .values(coupon)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Limits a coupon to what these slugs name, and returns those that name something. */
export async function insertLimits(
  trx: Db,
  couponId: number,
  table: 'category' | 'club' | 'brand',
  named: string[],
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    with found as (select id, slug from ${sql.table(table)} where slug = any(${named}::text[])),
    made as (insert into coupon_limit (coupon_id, ${sql.ref(`${table}_id`)}) select ${couponId}, id from found)
    select slug from found
  `.execute(trx)
  return rows.map(({ slug }) => slug)
}

/** Stops a coupon, once. Returns whether there is one of this code. */
export async function updateStopped(db: Db, code: string, at: Date): Promise<boolean> {
  const { rows } =
    await sql`update coupon set stopped_at = coalesce(stopped_at, ${at}) where code = ${code} returning id`.execute(db)
  return rows.length > 0
}
