import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from '#src/db/testing.ts'
import type { OrderStatus } from './order.schema.ts'
import { type Actor, transitions } from './order.transitions.ts'

const { db } = await testDb({ demo: true })

test('every order of the demo shop made only allowed transitions', async () => {
  const { rows } = await sql<{ from_status: OrderStatus; to_status: OrderStatus; actor: Actor }>`
    select distinct from_status, to_status, actor from order_event`.execute(db)
  expect(rows.filter((move) => !transitions[move.from_status][move.to_status]?.includes(move.actor))).toEqual([])
  const { rows: broken } = await sql`
    select o.id from orders o where o.status <> (select to_status from order_event where order_id = o.id order by seq desc limit 1)
      or o.revision <> (select count(*) from order_event where order_id = o.id)
      or exists (
        select from order_event e join order_event n on n.order_id = e.order_id and n.seq = e.seq + 1
        where e.order_id = o.id and (n.from_status <> e.to_status or n.at < e.at)
      )`.execute(db)
  expect(broken).toEqual([])
})

test('orders of the demo shop reserve no stock', async () => {
  const { rows } = await sql<{ reserved: number }>`select sum(reserved)::integer as reserved from branch_stock`.execute(
    db,
  )
  expect(rows).toEqual([{ reserved: 0 }])
})
