import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { readConfig } from '#src/config.ts'
import { openShop, SHIRT } from '#src/domains/cart/shop.fixture.ts'
import { closeDb, openDb } from '#src/db/pool.ts'
import { placedOrder } from '#src/domains/order/order.fixture.ts'

const METRICS_KEY = 'metrics-key-of-these-tests'
const shop = await openShop(readConfig({ METRICS_KEY }))
const scrape = async (app = shop.app) =>
  (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_KEY}` } })).body

test('metrics tell how many orders and messages wait, and since when', async () => {
  const { order } = await placedOrder(shop, { variantId: SHIRT })
  const body = await scrape()
  expect(body).toContain(`orders_open{status="${order.status}"} 1`)
  expect(body).toMatch(new RegExp(`^orders_oldest_seconds\\{status="${order.status}"\\} \\d+$`, 'm'))
  const { numDeletedRows } = await shop.db.deleteFrom('outbox_message').executeTakeFirst()
  expect(Number(numDeletedRows)).toBeGreaterThan(0)
  await sql`
    insert into outbox_message (key, mobile, template, language, params, send_at)
    values ('order:1:placed', '+201012345678', 'verify_code', 'ar', '["1234"]', now() - interval '7 minutes')
  `.execute(shop.db)
  const waiting = await scrape()
  expect(waiting).toContain('messages_due 1')
  expect(waiting).toMatch(/^messages_oldest_seconds 42\d$/m)
  expect(waiting).toMatch(/^catalog_changes_behind \d+$/m)
  expect(waiting).not.toContain('+201012345678')
})

test('without a database the metrics of the process are still served', async () => {
  const db = openDb('postgres://127.0.0.1:9/none')
  const app = await openApp({ config: readConfig({ METRICS_KEY }), db })
  expect(await scrape(app)).toMatch(/^process_resident_memory_bytes \d+$/m)
  await app.close()
  await closeDb(db)
})
