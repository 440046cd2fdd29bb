import { sql } from 'kysely'
import { knownIds } from '#src/db/known-ids.ts'
import type { Db } from '#src/db/pool.ts'
import type { WishKeys } from './wish-cursor.ts'

export interface WishRow extends WishKeys {
  addedAt: Date
}

/** A customer's wishes that are visible; hidden products are kept, and are back when the shop shows them again. */
const visible = sql`wish w join product p on p.id = w.product_id and p.status <> 'hidden'`

/** The next wishes behind `after`, newest first. */
export async function selectWishes(db: Db, customerId: number, after: WishKeys | undefined, limit: number): Promise<WishRow[]> {
  const behind = after
    ? sql`and (w.added_at, w.product_id) <
        (timestamptz 'epoch' + ${after.micros}::double precision * interval '1 microsecond', ${after.productId}::bigint)`
    : sql``
  const { rows } = await sql<WishRow>`
    select w.product_id as "productId", w.added_at as "addedAt", (extract(epoch from w.added_at) * 1000000)::bigint as micros
    from ${visible} where w.customer_id = ${customerId} ${behind}
    order by w.added_at desc, w.product_id desc limit ${limit}
  `.execute(db)
  return rows
}

export async function selectWishedIds(db: Db, customerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.product_id as id from ${visible} where w.customer_id = ${customerId} order by w.added_at desc, w.product_id desc
  `.execute(db)
  return rows.map(({ id }) => id)
}

export async function countWishes(db: Db, customerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${visible} where w.customer_id = ${customerId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Makes the wishes of a customer come one after the other, so that they can be counted. */
export async function lockWishes(trx: Db, customerId: number): Promise<void> {
  // Not `for update`: whoever puts a row in that names the customer need not wait.
  await sql`select id from customer where id = ${customerId} for no key update`.execute(trx)
}

/** Wishes for products; what is wished for already stays as it is. */
export async function insertWishes(trx: Db, customerId: number, productIds: number[], at: Date): Promise<void> {
  await sql`
    insert into wish (customer_id, product_id, added_at)
    select ${customerId}, id, ${at} from unnest(${productIds}::integer[]) as id
    on conflict do nothing
  `.execute(trx)
}

export async function deleteWish(db: Db, customerId: number, productId: number): Promise<void> {
  await sql`
    delete from wish where customer_id = ${customerId} and product_id = any(${knownIds([productId])}::integer[])
  `.execute(db)
}
