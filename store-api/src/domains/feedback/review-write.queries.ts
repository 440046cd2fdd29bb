import { sql } from 'kysely'
import { authorOf, boughtVariant } from '#src/db/localized.ts'
import type { Db } from '#src/db/pool.ts'
import type { Language } from 'server-kit/language.ts'
import type { Review } from '#src/domains/catalog/product-detail.schema.ts'

export interface NewReview extends Pick<Review, 'rating' | 'fit' | 'text' | 'author'> {
  lineId: number
  orderId: number
  /** Null when the order link gave access. */
  customerId: number | null
  /** Whether it waits for a look of the shop. */
  held: boolean
  at: Date
}

/** The data of an order line that its review needs. */
export interface ReviewableLine {
  productId: number
  reviewed: boolean
}

/**
 * Selects an order line and locks its product against concurrent reviews: the rating is summed from the existing ones.
 */
export async function lockReviewable(trx: Db, orderId: number, lineId: number): Promise<ReviewableLine | undefined> {
  const { rows: locked } = await sql<{ id: number }>`
    select p.id from product p where p.id = (select l.product_id from order_line l where l.id = ${lineId} and l.order_id = ${orderId})
    for no key update
  `.execute(trx)
  const productId = locked[0]?.id
  if (productId === undefined) return undefined
  const { rows } = await sql`select from review where order_line_id = ${lineId}`.execute(trx)
  return { productId, reviewed: rows.length > 0 }
}

/**
 * Writes a review of a line that was delivered and, in part at least, kept, and rates its product anew; null when it
 * was not.
 */
export async function insertReview(
  trx: Db,
  language: Language,
  { lineId, orderId, customerId, rating, fit, text, author, held, at }: NewReview,
): Promise<(Omit<Review, 'createdAt'> & { createdAt: Date }) | null> {
  const bought = boughtVariant(language)
  const { rows } = await sql<Omit<Review, 'createdAt'> & { createdAt: Date; productId: number }>`
    with written as (
      insert into review (product_id, order_line_id, rating, fit, text, author, customer_id, held, created_at)
      select l.product_id, l.id, ${rating}, ${fit}, ${text}, ${author}, ${customerId}, ${held}, ${at}
      from order_line l join orders o on o.id = l.order_id join product p on p.id = l.product_id
      where l.id = ${lineId} and o.id = ${orderId} and o.delivered_at is not null and l.quantity > l.returned_quantity
        and p.status <> 'hidden'
      on conflict (order_line_id) do nothing
      returning id, product_id, order_line_id, rating, fit, text, author, created_at
    )
    select w.id, w.product_id as "productId", w.rating, w.fit, w.text, ${authorOf(language, 'w')} as author, ${bought.columns},
      w.created_at as "createdAt"
    from written w join order_line l on l.id = w.order_line_id
    ${bought.joins}
  `.execute(trx)
  const [review] = rows
  if (!review) return null
  const { productId, ...written } = review
  await sql`select refresh_ratings(array[${productId}::integer])`.execute(trx)
  return written
}
