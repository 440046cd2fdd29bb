import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { BALL, openShop, readyCart, SHIRT } from '#src/domains/cart/shop.fixture.ts'
import { sendOrder } from '#src/domains/order/order.fixture.ts'
import type { Order } from '#src/domains/order/order.schema.ts'

test('buyers order while a column is added to each table', { timeout: 60_000 }, async () => {
  const shop = await openShop()
  const refused: unknown[] = []
  const call: typeof shop.call = async <Data>(...request: Parameters<typeof shop.call>) => {
    const answer = await shop.call<Data>(...request)
    if (answer.status >= 400) refused.push({ request: request.slice(0, 2), status: answer.status, error: answer.error })
    return answer
  }
  await sql`update branch_stock set on_hand = on_hand * 1000`.execute(shop.db)
  const placed = new Set<number>()
  const buy = async () => {
    const { headers, body } = await readyCart({ call }, { variantId: SHIRT }, { variantId: BALL })
    const { data } = await sendOrder({ call }, headers, body)
    if (data)
      placed.add(
        (await call<Order>('GET', `/orders/${data.id}`, undefined, { 'x-order-token': data.token ?? '' })).data?.id,
      )
  }
  // Each connection of the pool has prepared the statements before.
  await Promise.all(Array.from({ length: 10 }, buy))
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  `.execute(shop.db)
  let isMigrating = true
  let orders = 10
  const buyers = Array.from({ length: 4 }, async () => {
    while (isMigrating) {
      orders += 1
      await buy()
    }
  })
  for (const { name } of tables) await sql`alter table ${sql.table(name)} add column later text`.execute(shop.db)
  isMigrating = false
  await Promise.all(buyers)
  expect(refused).toEqual([])
  const { rows } = await sql<{ n: number }>`select count(*) as n from orders`.execute(shop.db)
  expect([placed.size, rows[0]?.n]).toEqual([orders, orders])
})
