import { type Kysely, sql } from 'kysely'

/** The batches may be run twice. */
export const transaction = false

/** Marks the orders that wait for a call already, and finds those that do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let marked = 0n
  do {
    const { numAffectedRows = 0n } = await sql`
      update orders set awaits_call = true where id in (
        select id from orders
        where placed_from is not null and call_asked_at is not null and not awaits_call
          and 'waitingCustomer' not in (status, coalesce(previous_status, ''))
        order by id limit 1000
      )
    `.execute(db)
    marked = numAffectedRows
  } while (marked > 0n)
  await sql`drop index concurrently if exists orders_awaits_call`.execute(db)
  await sql`create index concurrently orders_awaits_call on orders (call_asked_at) where awaits_call`.execute(db)
}
