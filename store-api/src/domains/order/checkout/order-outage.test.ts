import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openApp } from '#src/app.fixture.ts'
import { closeDb, type Db, openDb, poolState } from '#src/db/pool.ts'
import { silentProxy } from '#src/db/testing-proxy.ts'
import { caller, LAST, openShop, readyCart, SHIRT, SHIRT_L } from '#src/domains/cart/shop.fixture.ts'
import { sendOrder } from '#src/domains/order/order.fixture.ts'

const shop = await openShop()

/** A store API with the limits of production, which those of the tests are not; `url` leads to the same database. */
async function strictShop(url = shop.url) {
  const db = openDb(url)
  onTestFinished(() => closeDb(db))
  const app = await openApp({ db, now: () => shop.clock.now })
  return { db, call: caller(app) }
}

/** Locks the stock of a variant, until it is released. */
async function lockedStock(variantId: number) {
  const [held, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done = shop.db.transaction().execute(async (trx) => {
    await sql`select from branch_stock where variant_id = ${variantId} for update`.execute(trx)
    held.resolve()
    await gate.promise
  })
  await held.promise
  const release = () => {
    gate.resolve()
    return done
  }
  onTestFinished(release)
  return release
}

const idleInTransaction = async (db: Db) => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
  `.execute(db)
  return rows[0]?.n
}

const waitingForLock = async (db: Db) => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db)
  return rows[0]?.n
}

const ordersWithKey = async (key: string) =>
  (
    await sql<{
      n: number
    }>`select count(*) as n from idempotency_key where key = ${key} and answer is not null`.execute(shop.db)
  ).rows[0]?.n

test.each([
  ['in the middle of its transaction', ['insert into order_line'], 201],
  ['at its commit', ['insert into order_line', 'commit\0'], 200],
])(
  'an order whose connection falls silent %s gets its one answer within 5 s, asked again with its key',
  async (where, texts, status) => {
    const proxy = await silentProxy(shop.url)
    onTestFinished(proxy.close)
    const { call } = await strictShop(proxy.url)
    const { headers, body } = await readyCart(shop, { variantId: SHIRT })
    const key = `silent ${where}`
    await call('GET', '/cart', undefined, headers)
    const swallowed = proxy.swallowAfter(...texts)
    const statuses: number[] = []
    const first = sendOrder({ call }, headers, body, key).then(({ status }) => status)
    await swallowed
    proxy.heal()
    const healed = performance.now()
    statuses.push(await first)
    while (statuses.at(-1) === 503) statuses.push((await sendOrder({ call }, headers, body, key)).status)
    expect(performance.now() - healed).toBeLessThan(5_000)
    expect([statuses[0], statuses.at(-1)]).toEqual([503, status])
    expect([await ordersWithKey(key), await idleInTransaction(shop.db)]).toEqual([1, 0])
  },
)

test('an order whose cart cannot be read after it is answered without the cart', async () => {
  const proxy = await silentProxy(shop.url)
  onTestFinished(proxy.close)
  const { call } = await strictShop(proxy.url)
  const { headers, body } = await readyCart(shop, { variantId: SHIRT })
  const swallowed = proxy.swallowAfter('commit\0', 'catalog_change')
  const answer = sendOrder({ call }, headers, body, 'cart not read')
  await swallowed
  expect(await answer).toMatchObject({ status: 201, data: { number: expect.any(String), cart: null } })
})

test('orders of a locked variant get 503 and succeed by key later, while carts, pages and other orders go on', async () => {
  const { db, call } = await strictShop()
  const carts = []
  for (let buyer = 0; buyer < 24; buyer += 1) carts.push(await readyCart(shop, { variantId: LAST }))
  const other = await readyCart(shop, { variantId: SHIRT })
  const release = await lockedStock(LAST)
  const refusals: unknown[] = []
  const buyers = carts.map(async ({ headers, body }, buyer) => {
    for (;;) {
      const { status, error, headers: told } = await sendOrder({ call }, headers, body, `locked-stock-${buyer}`)
      if (status !== 503) return `${status} ${error.error ?? ''}`
      refusals.push([error.error, told['retry-after']])
    }
  })
  await expect.poll(() => refusals.length, { timeout: 10_000 }).toBeGreaterThan(0)
  // Four of ten connections never wait for locks.
  expect(poolState(db)?.used).toBeLessThanOrEqual(6)
  const others = await Promise.all([
    call('GET', '/products/shirt'),
    call('GET', '/states'),
    call('POST', '/cart/add', { variantId: LAST, quantity: 1 }),
    call('POST', '/cart/add', { variantId: SHIRT_L, quantity: 1 }),
  ])
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(refusals).toContainEqual(['UNAVAILABLE', '2'])
  await release()
  expect((await Promise.all(buyers)).toSorted()).toEqual([
    '201 ',
    ...Array.from({ length: 23 }, () => '409 OUT_OF_STOCK'),
  ])
  expect((await sendOrder({ call }, other.headers, other.body)).status).toBe(201)
})

test('places an order that waits for a lock', async () => {
  const { call } = await strictShop()
  const { headers, body } = await readyCart(shop, { variantId: SHIRT_L })
  const release = await lockedStock(SHIRT_L)
  const answer = sendOrder({ call }, headers, body)
  await expect.poll(() => waitingForLock(shop.db)).toBe(1)
  await release()
  expect((await answer).status).toBe(201)
})
