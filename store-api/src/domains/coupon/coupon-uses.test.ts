import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import type { Tables } from '#src/db/tables.ts'
import { openShop } from '#src/domains/cart/shop.fixture.ts'
import { makeCoupon } from './coupon.fixture.ts'
import { countUses, selectCoupon } from './coupon.queries.ts'

const shop = await openShop()
const { db } = shop
const pool = new pg.Pool({ connectionString: shop.url, options: '-c plan_cache_mode=force_generic_plan -c jit=off' })
const sent: CompiledQuery[] = []
const recorded = new Kysely<Tables>({
  dialect: new PostgresDialect({ pool }),
  log: ({ query }) => void sent.push(query),
})
afterAll(() => recorded.destroy())

const USES = 20_000

interface Node {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/** Inserts orders that used a coupon, with mobiles and accounts of their own; 20 of them are unproven. */
async function usedCoupon(code: string, limits: { uses?: number; uses_per_customer?: number }): Promise<void> {
  const id = await makeCoupon(shop, { code, ...limits })
  await sql`
    with placed as (
      insert into orders (number, status, contact, address, language, subtotal, delivery_fee, tax, total, payment_method, promised_from, promised_to, promised_dispatch_at, coupon_code, placed_from)
      select ${code} || n, 'delivered', jsonb_build_object('mobile', '+2012' || (10000000 + n)), '{}', 'ar', 60000, 5000, 0, 65000, 'cod', '2026-11-22', '2026-11-24', now(), ${code},
        case when n <= 20 then 'network' end
      from generate_series(1, ${USES}) n returning id, contact
    )
    insert into coupon_use (order_id, coupon_id, mobile, saved, at) select id, ${id}, contact ->> 'mobile', 6000, now() from placed
  `.execute(db)
}

await usedCoupon('ANYBODY', {})
await usedCoupon('ONCE', { uses_per_customer: 1 })
await usedCoupon('MANY', { uses: 40_000 })
await sql`analyze orders, coupon_use`.execute(db)

/** Counts the uses of a coupon for a customer. Returns them with the rows that this reads of each table. */
async function counted(code: string) {
  const coupon = await selectCoupon(db, code)
  if (!coupon) throw new Error(`There is no coupon ${code}`)
  sent.length = 0
  const uses = await countUses(recorded, coupon, { customerId: null, mobile: '+201210000500' })
  const read: Record<string, number> = {}
  const count = (node: Node): void => {
    const table = node['Relation Name']
    if (table)
      read[table] =
        (read[table] ?? 0) + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    node.Plans?.forEach(count)
  }
  for (const query of sent) {
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
      `explain (analyze, format json) ${query.sql}`,
      [...query.parameters],
    )
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) count(Plan)
  }
  return { uses, read }
}

test('the uses of a coupon without limits are not read', async () => {
  expect((await counted('ANYBODY')).read).toEqual({})
})

test('a limit for each customer reads her uses alone, among 60,000', async () => {
  const { uses, read } = await counted('ONCE')
  expect(uses.byCustomer).toBe(1)
  expect(Math.max(...Object.values(read))).toBeLessThan(100)
})

test('a limit in all reads each use once, and no orders but the unproven ones', async () => {
  const { uses, read } = await counted('MANY')
  expect(uses).toEqual({ all: USES, byCustomer: 0, unproven: 20 })
  expect(read.orders).toBeLessThanOrEqual(100)
  // At most the table once: this coupon has a third of its rows, so that PostgreSQL may pass by the index.
  expect(read.coupon_use).toBeLessThanOrEqual(3 * USES + 200)
})
