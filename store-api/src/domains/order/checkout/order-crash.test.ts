import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openShop, readyCart, SHIRT, stockOf } from '#src/domains/cart/shop.fixture.ts'
import type { Db } from '#src/db/pool.ts'
import type { Order } from '#src/domains/order/order.schema.ts'

const main = fileURLToPath(new URL('../../../main.ts', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** A store API as a process of its own. */
async function startProcess(databaseUrl: string) {
  const port = await freePort()
  const env = { ...process.env, DATABASE_URL: databaseUrl, STORE_API_PORT: String(port), LOG_LEVEL: 'silent' }
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

const countOrders = async (db: Db) => (await db.selectFrom('orders').select('id').execute()).length

test(
  'a retry gets the one order of a store API that was killed between commit and answer',
  { timeout: 120_000 },
  async () => {
    const shop = await openShop()
    const { headers, body, cart } = await readyCart(shop, { variantId: SHIRT })
    const place = (base: string) =>
      fetch(`${base}/orders`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': 'killed-in-between' },
        body: JSON.stringify(body),
      })

    const first = await startProcess(shop.url)
    // Placing an order does not read the returns; its answer does, after the commit.
    const releaseReturns = await hold(shop.db, sql`lock table order_return in access exclusive mode`)
    const answer = place(first.base).then(
      () => 'answered',
      () => 'cut off',
    )
    await expect.poll(() => countOrders(shop.db), { interval: 10 }).toBe(1)
    await first.kill()
    expect(await answer).toBe('cut off')
    await releaseReturns()

    const second = await startProcess(shop.url)
    const retried = await place(second.base)
    const { data: order } = (await retried.json()) as { data: Order }
    expect([retried.status, await countOrders(shop.db)]).toEqual([200, 1])
    expect(order).toMatchObject({ status: 'waitingCustomer', total: cart.total, lines: [{ variantId: SHIRT }] })
    expect(await stockOf(shop.db, SHIRT)).toEqual({ on_hand: 12, reserved: 1 })
    const opened = await fetch(`${second.base}/orders/${order.id}`, { headers: { 'x-order-token': order.token ?? '' } })
    expect(opened.status).toBe(200)
    await second.kill()
  },
)
