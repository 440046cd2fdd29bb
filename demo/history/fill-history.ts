import { sql } from 'kysely'
import type { Db } from 'store-api/src/db/pool.ts'
import { continueIds, insertRows } from 'store-api/src/db/insert.ts'
import { reviewsOf } from '#demo/reviews/reviews.ts'
import { buildHistory } from './orders.ts'
import { readStates } from './people.ts'
import { readProducts } from './products.ts'

/**
 * Writes the orders of the 150 days before `now` (ms, UTC), their reviews, and the figures that follow: sales, ratings.
 */
export async function fillHistory(db: Db, now: number): Promise<void> {
  const history = buildHistory(await readProducts(db), await readStates(db), now)
  await insertRows(db, 'orders', history.orders)
  await insertRows(db, 'order_line', history.lines)
  await insertRows(db, 'order_line_stock', history.stock)
  await insertRows(db, 'order_event', history.events)
  await continueIds(db, 'orders')
  await insertRows(db, 'review', reviewsOf(history.kept, now))
  await sql`select refresh_sales(), refresh_ratings(array(select id from product))`.execute(db)
}
