import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from '#src/db/testing.ts'
import { findWaste } from './hot-requests.ts'
import { type Explained, wasteOf } from './plan-waste.ts'

const shop = await testDb({ demo: true })
// As many orders as a shop has after some months, so that reading all of them is seen.
await sql`
  insert into orders (number, status, contact, address, language, subtotal, delivery_fee, tax, total, payment_method, promised_from, promised_to, promised_dispatch_at)
  select 'S' || n, 'delivered', jsonb_build_object('mobile', '+2012' || (10000000 + n)), '{}', 'ar', 60000, 5000, 0, 65000, 'cod', '2026-11-22', '2026-11-24', now()
  from generate_series(1, 20000) n
`.execute(shop.db)
await sql`analyze orders`.execute(shop.db)

/** Runs a statement with these settings, and returns what it reads too much. */
function waste(statement: string, ...settings: string[]): Promise<string | undefined> {
  return shop.db.transaction().execute(async (trx) => {
    for (const setting of settings) await sql.raw(`set local ${setting}`).execute(trx)
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': [{ Plan: Explained['plan'] }] }>(`explain (analyze, buffers, format json) ${statement}`)
      .execute(trx)
    const [explained] = rows[0]?.['QUERY PLAN'] ?? []
    return explained && wasteOf(explained.Plan)
  })
}

test('no statement of a visit reads ten times what it returns', async () => {
  expect((await findWaste(shop.url)).map(({ what, text, plan }) => `${what}\n${text}\n${plan}`)).toEqual([])
})

test('finds rows that a filter removes and rows that a join reads for nothing, and counts those that an aggregate takes in as used', async () => {
  const ofProduct = 'from variant v join branch_stock s on s.variant_id = v.id where v.product_id = 5'
  expect(await waste(`select id from variant where sku || 'x' = 'none'`)).toMatch(/^reads \d+ rows/)
  expect(await waste(`select s.on_hand ${ofProduct}`, 'enable_nestloop = off')).toMatch(/^reads \d+ rows/)
  expect(await waste(`select sum(s.on_hand) ${ofProduct}`)).toBeUndefined()
  expect(await waste(`select count(*) from (select from variant limit 3000) v`)).toBeUndefined()
})
