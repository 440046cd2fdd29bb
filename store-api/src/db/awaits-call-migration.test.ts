import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openShop, SHIRT } from '#src/domains/cart/shop.fixture.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'
import { readMigrations } from './migrate.ts'

const shop = await openShop()
const { db } = shop

/** Returns whether an order waits for a call, and whether its units count among those of unproven orders. */
async function stateOf(id: number): Promise<boolean[]> {
  const { rows } = await sql<{ awaits_call: boolean; unproven: boolean }>`
    select distinct o.awaits_call, t.unproven from orders o join order_line l on l.order_id = o.id join order_line_stock t on t.order_line_id = l.id where o.id = ${id}
  `.execute(db)
  return rows.flatMap(({ awaits_call, unproven }) => [awaits_call, unproven])
}

test('an order that the earlier release leaves to a call waits for it, until that release moves it on', async () => {
  const {
    order: { id },
  } = await placedOrder(shop, { variantId: SHIRT })
  expect(await stateOf(id)).toEqual([false, true])
  await sql`update orders set status = 'customerConfirmed', call_asked_at = now() where id = ${id}`.execute(db)
  expect(await stateOf(id)).toEqual([true, true])
  await sql`update orders set status = 'edit', previous_status = 'customerConfirmed' where id = ${id}`.execute(db)
  expect(await stateOf(id)).toEqual([true, true])
  await sql`update orders set status = 'preparing', previous_status = null, placed_from = null where id = ${id}`.execute(
    db,
  )
  expect(await stateOf(id)).toEqual([false, false])
})

test('orders that waited for a call before the column are marked, those that wait for a proof are not', async () => {
  const ids = []
  for (const status of ['new', 'late', 'waitingCustomer']) {
    const {
      order: { id },
    } = await placedOrder(shop, { variantId: SHIRT })
    await sql`update orders set status = ${status}, call_asked_at = now() where id = ${id}`.execute(db)
    ids.push(id)
  }
  await sql`alter table orders disable trigger user; update orders set awaits_call = false; alter table orders enable trigger user`.execute(
    db,
  )
  const { '0053-awaiting-calls': migration } = await readMigrations()
  await migration?.up(db)
  await migration?.up(db)
  const states = []
  for (const id of ids) states.push(await stateOf(id))
  expect(states).toEqual([
    [true, true],
    [true, true],
    [false, true],
  ])
})
