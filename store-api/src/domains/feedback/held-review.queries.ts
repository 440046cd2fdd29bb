import { sql } from 'kysely'
import { authorOf, texts } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import type { HeldReview } from './held-review.schema.ts'

export type HeldReviewRow = Omit<HeldReview, 'createdAt'> & { createdAt: Date }

/** Selects the held reviews, the oldest first. */
export async function selectHeldReviews(db: Db, language: Language, limit: number): Promise<HeldReviewRow[]> {
  const named = texts(language)
  const { rows } = await sql<HeldReviewRow>`
    select r.id, r.product_id as "productId", ${named('p.name')} as "productName", o.number as "orderNumber", r.rating, r.text,
      ${authorOf(language, 'r')} as author, r.created_at as "createdAt"
    from review r join product p on p.id = r.product_id join order_line l on l.id = r.order_line_id join orders o on o.id = l.order_id
    where r.held order by r.created_at, r.id limit ${limit}
  `.execute(db)
  return rows
}

/** Shows a held review and rates its product anew; returns false when there is none. */
export async function publishReview(trx: Db, id: number): Promise<boolean> {
  const row = await trx
    .updateTable('review')
    .set({ held: false })
    .where('id', '=', id)
    .where('held', '=', true)
    .returning('product_id')
    .executeTakeFirst()
  if (row) await sql`select refresh_ratings(array[${row.product_id}::integer])`.execute(trx)
  return row !== undefined
}

/** Deletes a held review; returns false when there is none. */
export async function deleteHeldReview(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('review')
    .where('id', '=', id)
    .where('held', '=', true)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
