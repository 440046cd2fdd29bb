import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from './testing.ts'

const { db } = await testDb()

const drawn = async (span?: number) => {
  const { rows } = await sql<{ id: number }>`select random_id('box', ${span ?? 2 ** 48}::bigint) as id`.execute(db)
  return rows[0]?.id ?? 0
}

test('ids that a customer sees have 15 digits and do not follow each other', async () => {
  const { rows } = await sql<{ table: string; rule: string }>`
    select table_name as "table", column_default as rule from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and column_default like 'random_id%' order by 1`.execute(
    db,
  )
  expect(rows.map(({ table }) => table)).toEqual([
    'address',
    'cart',
    'cart_line',
    'customer',
    'order_line',
    'order_return',
    'ticket',
  ])
  for (const { table, rule } of rows) expect(rule).toContain(`'${table}'`)
  await sql`create table box (id bigint primary key)`.execute(db)
  const ids = await Promise.all(Array.from({ length: 20 }, () => drawn()))
  expect(ids.filter((id) => !/^[1-3]\d{14}$/.test(String(id)))).toEqual([])
  const sorted = ids.toSorted((one, other) => one - other)
  expect(sorted.filter((id, nth) => nth > 0 && id - (sorted[nth - 1] ?? 0) < 1000)).toEqual([])
})

test('an id that a row has is not drawn again', async () => {
  await sql`truncate box`.execute(db)
  await sql`insert into box select 100000000000000 + n from generate_series(0, 7) n where n <> 5`.execute(db)
  expect(await drawn(8)).toBe(100_000_000_000_005)
})

test('the previous version still draws ids of orders from their sequence', async () => {
  const { rows } = await sql<{
    sequence: string | null
  }>`select pg_get_serial_sequence('orders', 'id') as sequence`.execute(db)
  expect(rows[0]?.sequence).toMatch(/orders_id_seq$/)
})
