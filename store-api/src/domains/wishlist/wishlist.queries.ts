import { sql } from 'kysely'
import { knownIds } from '#src/db/postgres-values.ts'
import type { Db } from '#src/db/pool.ts'

/** Sort keys of a wishlist item: when it was added (microseconds since 1970), and its product. */
export interface WishlistKeys {
  micros: number
  productId: number
}

export interface WishlistRow extends WishlistKeys {
  addedAt: Date
}

/** Visible wishlist items of all customers; items of hidden products are kept and come back with them. */
const visible = sql`wishlist_item w join product p on p.id = w.product_id and p.status <> 'hidden'`

/** Selects the next items after `after`, newest first. */
export async function selectWishlistItems(
  db: Db,
  customerId: number,
  after: WishlistKeys | undefined,
  limit: number,
): Promise<WishlistRow[]> {
  const behind = after
    ? sql`and (w.added_at, w.product_id) <
        (timestamptz 'epoch' + ${after.micros}::double precision * interval '1 microsecond', ${after.productId}::bigint)`
    : sql``
  const { rows } = await sql<WishlistRow>`
    select w.product_id as "productId", w.added_at as "addedAt", (extract(epoch from w.added_at) * 1000000)::bigint as micros
    from ${visible} where w.customer_id = ${customerId} ${behind}
    order by w.added_at desc, w.product_id desc limit ${limit}
  `.execute(db)
  return rows
}

export async function selectWishlistProductIds(db: Db, customerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.product_id as id from ${visible} where w.customer_id = ${customerId} order by w.added_at desc, w.product_id desc
  `.execute(db)
  return rows.map(({ id }) => id)
}

export async function countWishlistItems(db: Db, customerId: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from ${visible} where w.customer_id = ${customerId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Serializes the wishlist changes of a customer, so that the limit holds. */
export async function lockWishlist(trx: Db, customerId: number): Promise<void> {
  // Not `for update`: whoever puts a row in that names the customer need not wait.
  await sql`select id from customer where id = ${customerId} for no key update`.execute(trx)
}

/** Adds products; those already listed stay unchanged. */
export async function insertWishlistItems(trx: Db, customerId: number, productIds: number[], at: Date): Promise<void> {
  await sql`
    insert into wishlist_item (customer_id, product_id, added_at)
    select ${customerId}, id, ${at} from unnest(${productIds}::integer[]) as id
    on conflict do nothing
  `.execute(trx)
}

export async function deleteWishlistItem(db: Db, customerId: number, productId: number): Promise<void> {
  await sql`
    delete from wishlist_item where customer_id = ${customerId} and product_id = any(${knownIds([productId])}::integer[])
  `.execute(db)
}
