import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openShop, readyCart, SHIRT, stockOf } from '#src/domains/cart/shop.fixture.ts'
import type { Db } from '#src/db/pool.ts'
import type { Order } from '#src/domains/order/order.schema.ts'

const METRICS_KEY = 'metrics-key-of-these-tests'
const main = fileURLToPath(new URL('../../../main.ts', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** A real store API with one connection to the database, so that its requests queue for it. */
async function startProcess(databaseUrl: string) {
  const port = await freePort()
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    STORE_API_PORT: String(port),
    DB_POOL: '1',
    METRICS_KEY,
    LOG_LEVEL: 'silent',
  }
  const child: ChildProcess = spawn(process.execPath, [main], { env, stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const base = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${base}/cart`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 40_000 },
    )
    .toBe(200)
  const kill = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return { base, kill }
}

/** Runs `statement` in a transaction that stays open until it is released. */
async function hold(db: Db, statement: ReturnType<typeof sql>) {
  const gate = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const done = db.transaction().execute(async (trx) => {
    await statement.execute(trx)
    held.resolve()
    await gate.promise
  })
  await held.promise
  return async () => {
    gate.resolve()
    await done
  }
}

async function waiting(db: Db): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.n ?? 0
}

/** Returns the number of queries of a store API that wait for a connection. */
async function queueOf(base: string): Promise<number> {
  const metrics = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${METRICS_KEY}` } })
  return Number(/^database_connections\{state="waiting"\} (\d+)$/m.exec(await metrics.text())?.[1])
}

const countOrders = async (db: Db) => (await db.selectFrom('orders').select('id').execute()).length

test('a retry gets the one order of a store API that was killed between commit and answer', { timeout: 120_000 }, async () => {
  const shop = await openShop()
  const { headers, body, cart } = await readyCart(shop, { variantId: SHIRT })
  const place = (base: string) =>
    fetch(`${base}/orders`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': 'killed-in-between' },
      body: JSON.stringify(body),
    })

  const first = await startProcess(shop.url)
  // The order waits for its cart while another request lines up for the only connection. Once the order is committed that one gets
  // the connection and waits in turn, so the order's answer cannot be read.
  const releaseCart = await hold(shop.db, sql`select from cart where id = ${cart.id} for update`)
  const releaseCharts = await hold(shop.db, sql`lock table size_chart in access exclusive mode`)
  const answer = place(first.base).then(
    () => 'answered',
    () => 'cut off',
  )
  await expect.poll(() => waiting(shop.db)).toBe(1)
  const before = await queueOf(first.base)
  const queued = fetch(`${first.base}/products/1`).catch(() => undefined)
  await expect.poll(() => queueOf(first.base)).toBeGreaterThan(before)
  await releaseCart()
  await expect.poll(() => countOrders(shop.db)).toBe(1)
  await first.kill()
  expect(await answer).toBe('cut off')
  await queued
  await releaseCharts()

  const second = await startProcess(shop.url)
  const retried = await place(second.base)
  const { data: order } = (await retried.json()) as { data: Order }
  expect([retried.status, await countOrders(shop.db)]).toEqual([200, 1])
  expect(order).toMatchObject({ status: 'waitingCustomer', total: cart.total, lines: [{ variantId: SHIRT }] })
  expect(await stockOf(shop.db, SHIRT)).toEqual({ on_hand: 12, reserved: 1 })
  const opened = await fetch(`${second.base}/orders/${order.id}`, { headers: { 'x-order-token': order.token ?? '' } })
  expect(opened.status).toBe(200)
  await second.kill()
  await shop.close()
})
