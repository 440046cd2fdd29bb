import pg from 'pg'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loggedIn } from '#src/domains/account/customer.fixture.ts'
import { BALL, openShop } from '#src/domains/cart/shop.fixture.ts'
import { makeCoupon } from './coupon.fixture.ts'

/** The statements of all connections. Not by `vi.spyOn`, which ends with the first test: each connection binds its `query` when it is opened. */
const sent: { text?: string; values?: unknown[] }[] = []
const { query } = pg.Client.prototype
pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
  sent.push(args[0] as { text?: string })
  return Reflect.apply(query, this, args) as never
} as typeof query

const shop = await openShop()
const { call, db } = shop
afterAll(async () => {
  pg.Client.prototype.query = query
  await shop.close()
})

const USES = 20_000

interface Node {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/** Inserts orders that used a coupon, with mobiles and accounts of their own. */
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

beforeAll(async () => {
  await usedCoupon('ANYBODY', {})
  await usedCoupon('ONCE', { uses_per_customer: 1 })
  await usedCoupon('MANY', { uses: 40_000 })
  await sql`analyze orders, coupon_use`.execute(db)
}, 120_000)

/** Returns the rows that the statements of a cart with this coupon read of each table of uses. */
async function rowsRead(code: string): Promise<Record<string, number>> {
  const { headers } = await loggedIn(shop)
  await call('POST', '/cart/add', { variantId: BALL }, headers)
  await call('POST', '/cart/coupon', { code }, headers)
  sent.length = 0
  expect((await call('GET', '/cart', undefined, headers)).data.coupon).toMatchObject({ code, problem: null })
  const ofUses = sent.filter(({ text }) => text?.includes('coupon_use'))
  const read: Record<string, number> = {}
  for (const { text, values } of ofUses) {
    const client = new pg.Client(shop.url)
    await client.connect()
    await client.query('set plan_cache_mode = force_generic_plan; set jit = off')
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Node }[] }>({ text: `explain (analyze, format json) ${text}`, values: values ?? [] })
    await client.end()
    const count = (node: Node): void => {
      const table = node['Relation Name']
      if (table) read[table] = (read[table] ?? 0) + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      node.Plans?.forEach(count)
    }
    for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? []) count(Plan)
  }
  return read
}

test('a cart reads no uses of a coupon without limits, and a handful of a limit per customer, among 20,000', async () => {
  expect(await rowsRead('ANYBODY')).toEqual({})
  expect(Math.max(0, ...Object.values(await rowsRead('ONCE')))).toBeLessThan(100)
})

test('a cart counts the uses of a coupon with a limit once, and reads no order but the unproven ones', async () => {
  const { coupon_use: uses = 0, orders = 0 } = await rowsRead('MANY')
  expect([orders > 0, orders <= 100]).toEqual([true, true])
  // At most the table once: this coupon has a third of its rows, so that PostgreSQL may pass by the index.
  expect([uses >= USES, uses <= 3 * USES + 200]).toEqual([true, true])
})
