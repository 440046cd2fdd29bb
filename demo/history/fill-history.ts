import { sql } from 'kysely'
import type { Db } from 'store-api/src/db/pool.ts'
import { continueIds, insertRows } from 'store-api/src/db/insert.ts'
import { reviewsOf } from '#demo/reviews/reviews.ts'
import { readGoods } from './goods.ts'
import { buildHistory } from './orders.ts'
import { readStates } from './people.ts'

/** Writes what the shop sold, counted back from `now` (milliseconds, UTC), and what follows: reviews, best sellers. */
export async function fillHistory(db: Db, now: number): Promise<void> {
  const history = buildHistory(await readGoods(db), await readStates(db), now)
  await insertRows(db, 'orders', history.orders)
  await insertRows(db, 'order_line', history.lines)
  await insertRows(db, 'order_line_stock', history.stock)
  await insertRows(db, 'order_event', history.events)
  for (const table of ['orders', 'order_line'] as const) await continueIds(db, table)
  await insertRows(db, 'review', reviewsOf(history.kept, now))
  await sql`select refresh_sales(), refresh_ratings(array(select id from product))`.execute(db)
}
